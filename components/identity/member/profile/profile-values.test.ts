import { describe, expect, it } from '@jest/globals';
import { mottoLimit, profileForm, readDraftText, toProfileValues, withAvatar } from './profile-values.ts';

type Record = Parameters<typeof toProfileValues>[0];
const facts = { username: 'buyer', nickname: '小明', gender: 2, birthday: '1990-02-28', qq: '', motto: 'hi' };
const user = { ...facts, id: 7, avatar: '/a.png' } as Record;

describe('values of the profile form', () => {
  it('are the record in text', () => {
    expect(toProfileValues(user)).toEqual({ ...facts, gender: '2' });
    expect(toProfileValues({ ...user, birthday: null }).birthday).toBe('');
  });

  it('become what the contract takes', () => {
    expect(profileForm.parse({ ...toProfileValues(user), birthday: '' })).toEqual({
      ...facts,
      gender: 2,
      birthday: null,
    });
  });

  it('hold a motto of 120 characters, not more', () => {
    const at = (length: number) => profileForm.safeParse({ ...toProfileValues(user), motto: 'x'.repeat(length) });
    expect(at(mottoLimit).success).toBe(true);
    expect(at(mottoLimit + 1).error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['motto'], 'tooLong'],
    ]);
  });

  it('keep everything else when only the picture changes', () => {
    expect(withAvatar(user, '/b.png')).toEqual({ ...facts, gender: '2', avatar: '/b.png' });
  });
});

describe('a draft of the profile', () => {
  it('comes back to the person who wrote it', () => {
    expect(readDraftText('{"id":7,"values":{"nickname":"new"}}', 7)).toEqual({ nickname: 'new' });
  });

  it.each([
    ['somebody else’s', '{"id":8,"values":{"nickname":"new"}}'],
    ['none', null],
    ['broken', '{"id":7'],
    ['of another shape', '{"id":7,"values":{"nickname":1}}'],
    ['with a field that the form does not have', '{"id":7,"values":{"money":"9"}}'],
  ])('is left alone: %s', (_, text) => {
    expect(readDraftText(text, 7)).toBeUndefined();
  });
});
