import { expect, it } from '@jest/globals';
import { findTitleObstacle } from './change-title-rules.ts';

const settings = { 'invoice.reissueDays': 180, 'invoice.reissueTimes': 2 };
const issuedAt = new Date('2026-01-01T00:00:00Z');
const ask = (change: Partial<Parameters<typeof findTitleObstacle>[0]> = {}) =>
  findTitleObstacle({
    application: { status: 'issued', issuedAt },
    replacedBefore: 0,
    settings,
    now: new Date('2026-01-02T00:00:00Z'),
    ...change,
  });

it('an issued invoice can be given another title, also one of which a part was taken back', () => {
  expect(ask()).toBeNull();
  expect(ask({ application: { status: 'partially_reversed', issuedAt } })).toBeNull();
});

it.each([
  ['submitted', 'not_issued'],
  ['issuing', 'not_issued'],
  ['reversed', 'not_issued'],
  ['voided', 'not_issued'],
  ['reversing', 'reversing'],
] as const)('one that is %s cannot: %s', (status, obstacle) => {
  expect(ask({ application: { status, issuedAt } })).toBe(obstacle);
});

it('for so many days after it was issued, and so many times', () => {
  const day = 86_400_000;
  expect(ask({ now: new Date(issuedAt.getTime() + 180 * day - 1) })).toBeNull();
  expect(ask({ now: new Date(issuedAt.getTime() + 180 * day) })).toBe('too_late');
  expect(ask({ replacedBefore: 1 })).toBeNull();
  expect(ask({ replacedBefore: 2 })).toBe('too_often');
});
