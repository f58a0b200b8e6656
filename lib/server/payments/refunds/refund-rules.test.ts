import { expect, it } from '@jest/globals';
import { nextTryAt, refundKindOf } from './refund-rules.ts';

const now = new Date('2026-11-01T00:00:00Z');

it.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [4, 15],
  [5, 60],
  [9, 60],
])('after %d tries waits %d minutes', (attempts, minutes) => {
  expect(nextTryAt(attempts, now).getTime() - now.getTime()).toBe(minutes * 60_000);
});

it.each([
  ['balance', 'balance'],
  ['bank', 'manual'],
  ['alipay', 'original'],
  ['stripe', 'original'],
  ['sandbox', 'original'],
] as const)('pays back what came by %s: %s', (channel, kind) => {
  expect(refundKindOf(channel)).toBe(kind);
});
