import { describe, expect, it } from '@jest/globals';
import { shopMoment } from '#lib/server/kernel/clock.ts';
import { nextCycle, startOfCycle } from './statement-rules.ts';

/** A Wednesday, and in Shanghai already. */
const now = new Date('2026-11-24T18:30:00Z');

describe('a cycle', () => {
  it.each([
    ['daily', '2026-11-25 00:00', '2026-11-26 00:00'],
    ['weekly', '2026-11-23 00:00', '2026-11-30 00:00'],
    ['monthly', '2026-11-01 00:00', '2026-12-01 00:00'],
  ] as const)('begins at midnight of the shop: %s', (cycle, start, next) => {
    expect(shopMoment(startOfCycle(cycle, now) ?? new Date(0))).toBe(start);
    expect(shopMoment(nextCycle(cycle, now) ?? new Date(0))).toBe(next);
  });

  it('of a week begins on Monday itself, and ends after Sunday', () => {
    const at = (text: string) => shopMoment(startOfCycle('weekly', new Date(text)) ?? new Date(0));
    expect(at('2026-11-22T16:00:00Z')).toBe('2026-11-23 00:00');
    expect(at('2026-11-22T15:59:59Z')).toBe('2026-11-16 00:00');
  });

  it('of a month follows months of every length', () => {
    const follows = (text: string) => shopMoment(nextCycle('monthly', new Date(text)) ?? new Date(0));
    expect(follows('2027-01-31T10:00:00Z')).toBe('2027-02-01 00:00');
    expect(follows('2027-02-01T10:00:00Z')).toBe('2027-03-01 00:00');
    expect(follows('2026-12-15T10:00:00Z')).toBe('2027-01-01 00:00');
  });

  it('is none where statements are made manually', () => {
    expect([startOfCycle('manual', now), nextCycle('manual', now)]).toEqual([undefined, undefined]);
  });
});
