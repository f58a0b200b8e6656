import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { findNonce, leadingZeroBits } from './proof-of-work.ts';
import { sha256 } from './sha256.ts';

describe('sha256', () => {
  it.each(['', 'abc', '纸墨', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(200)])(
    'agrees with the known one for %j',
    (text) => {
      const hex = Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
      expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});

it('counts zero bits over word borders', () => {
  expect(leadingZeroBits(Int32Array.of(0, 0x0fffffff))).toBe(36);
  expect(leadingZeroBits(Int32Array.of(-1))).toBe(0);
});

it('finds a nonce that does the work', async () => {
  const nonce = await findNonce({ salt: 'salt', bits: 10 });
  expect(createHash('sha256').update(`salt:${nonce}`).digest().readUInt16BE(0) >>> 6).toBe(0);
});
