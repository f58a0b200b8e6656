import { expect, it } from '@jest/globals';
import { firstQueryAt, nextQueryAt } from './query-rules.ts';
import type { PaymentStatus } from './states.ts';

const now = new Date('2026-11-21T00:00:00Z');
const minutesTo = (date: Date | null) => date && (date.getTime() - now.getTime()) / 60_000;

it('asks after 1, 2, 5, 15 and 60 minutes, and then every hour', () => {
  const pauses = [0, 1, 2, 3, 4, 50].map((queryCount) =>
    minutesTo(nextQueryAt({ status: 'pending', queryCount, updatedAt: now }, now)),
  );
  expect([minutesTo(firstQueryAt(now)), ...pauses]).toEqual([1, 2, 5, 15, 60, 60, 60]);
});

it.each<[PaymentStatus, number, number | null]>([
  ['succeeded', 0, null],
  ['failed', 0, null],
  ['closed', 24, 60],
  ['closed', 24.1, null],
  ['pending', 1000, 60],
])('a payment that is %s for %d hours is asked about again after %s minutes', (status, hours, minutes) => {
  const updatedAt = new Date(now.getTime() - hours * 3_600_000);
  expect(minutesTo(nextQueryAt({ status, queryCount: 9, updatedAt }, now))).toBe(minutes);
});
