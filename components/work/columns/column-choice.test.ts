import { describe, expect, it } from '@jest/globals';
import { parseChoice, readChoice, shownKeys } from './column-choice.ts';

const columns = [
  { key: 'no', isMain: true },
  { key: 'store' },
  { key: 'note', isHiddenAtFirst: true },
  { key: 'paid' },
];

describe('the columns of a list', () => {
  it('begin as the list has them', () => {
    expect(shownKeys(columns, {})).toEqual(['no', 'store', 'paid']);
  });

  it('are taken in and out, but never the main one', () => {
    expect(shownKeys(columns, { note: true, store: false, no: false, unknown: true })).toEqual(['no', 'note', 'paid']);
  });

  it.each([
    [null, ['no', 'store', 'paid']],
    ['', ['no', 'store', 'paid']],
    ['nonsense', ['no', 'store', 'paid']],
    ['paid,note', ['no', 'note', 'paid']],
    ['no', ['no']],
  ])('named %j by the address are %j', (named, expected) => {
    expect(shownKeys(columns, readChoice(columns, named) ?? {})).toEqual(expected);
  });

  it.each(['', 'nonsense', 'null', '3', '{"store":"x"}'])('are not changed by %j in the browser', (text) => {
    expect(parseChoice(text)).toEqual({});
  });

  it('are remembered by the browser', () => {
    expect(parseChoice(JSON.stringify({ store: false }))).toEqual({ store: false });
  });
});
