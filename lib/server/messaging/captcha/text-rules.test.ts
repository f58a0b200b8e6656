import { describe, expect, it } from '@jest/globals';
import { hasWork, isRightText } from './text-rules.ts';

/** Few bits, so that the test finds a nonce at once. */
const solution = { answer: '12', salt: 'pepper', bits: 8 };

function findNonce(requested: boolean): string {
  for (let nonce = 0; ; nonce += 1) if (hasWork(`pepper:${nonce}`, 8) === requested) return String(nonce);
}

describe('typed answers', () => {
  it.each(['12', ' 12 ', '１２'])('accepts %j with the work done', (answer) => {
    expect(isRightText(`text:${answer};${findNonce(true)}`, solution)).toBe(true);
  });

  it('refuses the right answer without the work', () => {
    expect(isRightText(`text:12;${findNonce(false)}`, solution)).toBe(false);
    expect(isRightText('text:12;', solution)).toBe(false);
    expect(isRightText('text:12', solution)).toBe(false);
  });

  it('refuses a wrong answer with the work done', () => {
    expect(isRightText(`text:13;${findNonce(true)}`, solution)).toBe(false);
    expect(isRightText(`12;${findNonce(true)}`, solution)).toBe(false);
  });
});
