import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { findNonce, leadingZeroBits, shareOfWork } from './proof-of-work.ts';

it('counts zero bits over byte borders', () => {
  expect(leadingZeroBits(Uint8Array.of(0, 0, 0x0f, 0xff))).toBe(20);
  expect(leadingZeroBits(Uint8Array.of(0xff))).toBe(0);
  expect(leadingZeroBits(Uint8Array.of(0, 0))).toBe(16);
});

it('finds a nonce that does the work', () => {
  const nonce = findNonce({ salt: 'salt', bits: 10 });
  expect(createHash('sha256').update(`salt:${nonce}`).digest().readUInt16BE(0) >>> 6).toBe(0);
});

it('tells how far it is, never backwards and never to the end', () => {
  const notified: number[] = [];
  findNonce({ salt: 'a search of some length', bits: 14 }, (tries) => notified.push(shareOfWork(tries, { bits: 14 })));
  expect(notified.length).toBeGreaterThan(0);
  expect(notified).toEqual([...notified].sort((left, right) => left - right));
  expect(notified.every((share) => share > 0 && share < 1)).toBe(true);
});
