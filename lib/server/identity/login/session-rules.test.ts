import { expect, it } from '@jest/globals';
import { judgeRefresh, refreshEnd, refreshLifeInSeconds, sessionLifeInSeconds } from './session-rules.ts';

const now = new Date('2026-01-01T12:00:00Z');
const later = new Date('2026-01-02T12:00:00Z');
const good = { usedAt: null, endedAt: null, expiresAt: later, isUserEnabled: true };
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  ['a token never used', good, 'rotate'],
  ['one used by another tab just now', { ...good, usedAt: ago(10) }, 'raced'],
  ['one used before', { ...good, usedAt: ago(11) }, 'replayed'],
  ['a token past its life', { ...good, expiresAt: now }, 'dead'],
  ['one of an ended session', { ...good, endedAt: ago(1) }, 'dead'],
  ['an old one of an ended session', { ...good, usedAt: ago(99), endedAt: ago(1) }, 'dead'],
  ['one of a disabled user', { ...good, isUserEnabled: false }, 'dead'],
])('judges %s', (_, facts, verdict) => {
  expect(judgeRefresh(facts, now)).toBe(verdict);
});

it('lives thirty days when kept, else one', () => {
  expect([refreshLifeInSeconds(true), refreshLifeInSeconds(false)]).toEqual([30 * 86_400, 86_400]);
});

it.each([
  [true, 0, 30],
  [true, 150, 180],
  [true, 179, 180],
  [false, 0, 1],
  [false, 5, 6],
  [false, 6.5, 7],
])('a session that is kept (%s), refreshed on day %d, lasts until day %d', (isKept, refreshed, end) => {
  const day = (count: number) => new Date(now.getTime() + count * 86_400_000);
  expect(refreshEnd({ isKept, createdAt: now }, day(refreshed))).toEqual(day(end));
});

it('lets no session go on for ever', () => {
  expect([sessionLifeInSeconds(true), sessionLifeInSeconds(false)]).toEqual([180 * 86_400, 7 * 86_400]);
});
