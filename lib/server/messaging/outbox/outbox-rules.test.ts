import { describe, expect, it } from '@jest/globals';
import { blockOf, canRetry, nextTryAfter } from './outbox-rules.ts';

const now = new Date('2026-11-26T10:00:00Z');
const [before, after] = [new Date('2026-11-26T09:00:00Z'), new Date('2026-11-26T11:00:00Z')];
const failed = { status: 'failed', isSecret: false, attempts: 7, dueAt: before, expiresAt: null };

it('gives up after the seventh try', () => {
  expect([1, 2, 3, 4, 5, 6, 7].map(nextTryAfter)).toEqual([5, 15, 60, 120, 300, 900, undefined]);
});

describe('another try', () => {
  it.each([
    ['what was given up', failed, undefined, true],
    ['what waits for its next try', { ...failed, status: 'pending', attempts: 2, dueAt: after }, undefined, true],
    ['what is tried now anyway', { ...failed, status: 'pending', attempts: 2, dueAt: now }, undefined, false],
    ['what waits for its own time', { ...failed, status: 'pending', attempts: 0, dueAt: after }, undefined, false],
    ['what is on its way', { ...failed, status: 'sending', attempts: 1, dueAt: after }, undefined, false],
    ['what has arrived', { ...failed, status: 'sent' }, undefined, false],
    ['a code that was shown on the terminal', { ...failed, status: 'announced', isSecret: true }, undefined, false],
    ['what was given up with its secret', { ...failed, isSecret: true }, 'wiped', false],
    ['what was given up and is over', { ...failed, isSecret: true, expiresAt: now }, 'expired', false],
    ['what is over', { ...failed, status: 'expired', expiresAt: before }, 'expired', false],
  ])('of %s', (_, message, block, isPossible) => {
    expect([blockOf(message, now), canRetry(message, now)]).toEqual([block, isPossible]);
  });
});
