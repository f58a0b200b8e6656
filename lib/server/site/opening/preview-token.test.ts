import { describe, expect, it } from '@jest/globals';
import { readPreview, signPreview } from './preview-token.ts';

const secret = 'kq8Zr2mVx7Tn4Ws1Yb9Hd3Jf6Lg5Pc0A';
const now = new Date('2026-11-27T10:00:00Z');
const expires = now.getTime() / 1000 + 60;
const good = signPreview(secret, { id: 7, expires });

describe('the token of a preview link', () => {
  it('says which link it is and until when', () => {
    expect(readPreview(secret, good, now)).toEqual({ id: 7, expires });
  });

  it('is over from the second on that it names', () => {
    expect(readPreview(secret, good, new Date(expires * 1000 - 1))).toBeDefined();
    expect(readPreview(secret, good, new Date(expires * 1000))).toBeUndefined();
  });

  it.each([
    ['another link', good.replace(/^7/, '8')],
    ['a longer life', good.replace(String(expires), String(expires + 9))],
    ['no signature', `7.${expires}`],
    ['an empty signature', `7.${expires}.`],
    ['a signature of other length', `${good}A`],
    ['one that another secret signed', signPreview(`${secret}x`, { id: 7, expires })],
    ['a sign before it', `-${good}`],
    ['a line behind it', `${good}\n`],
    ['nothing', ''],
    ['what is far too long', '9'.repeat(5000)],
  ])('is refused with %s', (_what, token) => {
    expect(readPreview(secret, token, now)).toBeUndefined();
  });
});
