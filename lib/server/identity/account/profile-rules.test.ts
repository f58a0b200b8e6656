import { expect, it } from '@jest/globals';
import { defaultAvatar, isPossibleBirthday, toStoredAvatar } from './profile-rules.ts';

it.each([
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2026-05-01', true],
  ['2026-05-02', false],
])('a birthday on %s is possible on 2026-05-01: %s', (birthday, isPossible) => {
  expect(isPossibleBirthday(birthday, '2026-05-01')).toBe(isPossible);
});

it('stores no default picture', () => {
  expect(toStoredAvatar(defaultAvatar)).toBe('');
  expect(toStoredAvatar('/storage/a.png')).toBe('/storage/a.png');
});
