import { describe, expect, it } from '@jest/globals';
import { settlementDayOf, settlementDayOfLine, settlementDayOfStatement } from './settlement-days.ts';

/** A Wednesday, ten in the morning in Shanghai. */
const now = new Date('2026-11-25T02:00:00Z');
const terms = { cycle: 'weekly', holdDays: 0, confirmDays: 3 } as const;

describe('a line in no statement yet', () => {
  it.each([
    ['of this week waits for Monday and the days to confirm', '2026-11-24', terms, '2026-12-03'],
    ['of today likewise', '2026-11-25', terms, '2026-12-03'],
    ['that the last run has missed is stated by the next', '2026-11-20', terms, '2026-11-28'],
    ['of a daily cycle waits for midnight', '2026-11-25', { ...terms, cycle: 'daily' as const }, '2026-11-29'],
    ['of a monthly cycle waits for the first', '2026-11-25', { ...terms, cycle: 'monthly' as const }, '2026-12-04'],
    ['that has to wait longer is of the cycle after', '2026-11-25', { ...terms, holdDays: 7 }, '2026-12-10'],
  ])('%s', (_, day, these, settled) => {
    expect(settlementDayOfLine(day, these, now)).toBe(settled);
  });

  it('has no day where statements are made manually', () => {
    expect(settlementDayOfLine('2026-11-24', { ...terms, cycle: 'manual' }, now)).toBeUndefined();
  });
});

describe('a statement', () => {
  const at = (text: string) => new Date(text);
  it.each([
    ['confirmed', '2026-11-20T00:00:00Z', '2026-11-26'],
    ['to_confirm', '2026-11-26T18:05:00Z', '2026-11-27'],
    ['to_confirm', '2026-11-26T18:15:00Z', '2026-11-28'],
    ['to_confirm', '2026-11-20T00:00:00Z', '2026-11-26'],
    ['disputed', '2026-11-26T18:05:00Z', undefined],
  ] as const)('that is %s, until %s, is settled on %s', (status, deadline, day) => {
    expect(settlementDayOfStatement({ status, confirmDeadline: at(deadline) }, now)).toBe(day);
  });

  it('that is confirmed in the night is settled in the same', () => {
    const night = at('2026-11-24T17:00:00Z');
    expect(settlementDayOfStatement({ status: 'confirmed', confirmDeadline: night }, night)).toBe('2026-11-25');
  });
});

it('says of a line when it was settled, or will be', () => {
  const createdAt = new Date('2026-11-23T17:00:00Z');
  const open = { status: 'to_confirm', confirmDeadline: new Date('2026-11-26T18:05:00Z'), settledAt: null } as const;
  const settled = { ...open, status: 'settled', settledAt: new Date('2026-11-24T18:00:00Z') } as const;
  const dayOf = (statement: Parameters<typeof settlementDayOf>[0]['statement']) =>
    settlementDayOf({ createdAt, statement }, terms, now);
  expect(dayOf(undefined)).toBe('2026-12-03');
  expect(dayOf(open)).toBe('2026-11-27');
  expect(dayOf({ ...open, status: 'disputed' })).toBeUndefined();
  expect(dayOf(settled)).toBe('2026-11-25');
});
