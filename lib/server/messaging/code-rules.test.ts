import { expect, it } from '@jest/globals';
import { chooseCodes, judgeSending } from './code-rules.ts';
import { nextTryAfter } from './outbox/outbox-rules.ts';

const now = new Date('2026-01-01T12:00:00Z');
const fresh = { lastAt: undefined, toAddressInDay: 0, fromCallerInHour: 0, fromCallerInDay: 0 };

it.each([
  ['the first code', fresh, { allowed: true }],
  ['a code after the pause', { ...fresh, lastAt: new Date('2026-01-01T11:59:00Z') }, { allowed: true }],
  [
    'a code within the pause',
    { ...fresh, lastAt: new Date('2026-01-01T11:59:01Z') },
    { allowed: false, error: 'code_too_soon', seconds: 1 },
  ],
  ['too many to one address', { ...fresh, toAddressInDay: 10 }, { allowed: false, error: 'code_daily_limit' }],
  ['too many from one caller', { ...fresh, fromCallerInDay: 60 }, { allowed: false, error: 'code_daily_limit' }],
  [
    'too many in an hour',
    { ...fresh, fromCallerInHour: 20 },
    { allowed: false, error: 'code_too_soon', seconds: 3600 },
  ],
])('judges %s', (_, before, verdict) => {
  expect(judgeSending(before, now)).toEqual(verdict);
});

it.each([
  ['nothing when nothing was sent', [], []],
  ['the newest', ['a', 'b'], [0]],
  ['the newest and the own', ['a', 'b', 'me', 'me'], [0, 2]],
  ['the own once when it is the newest', ['me', 'a', 'me'], [0]],
  ['none that is used, nor those before it', ['used me', 'me'], []],
])('takes %s', (_, senders, chosen) => {
  const sent = senders.map((name, index) => {
    const [ip = '', ...rest] = name.split(' ').reverse();
    return { index, ip, usedAt: rest.length > 0 ? now : null };
  });
  expect(chooseCodes(sent, 'me').map(({ index }) => index)).toEqual(chosen);
});

it('tries a message again later and later, and gives up', () => {
  const pauses = Array.from({ length: 8 }, (_, index) => nextTryAfter(index + 1));
  expect(pauses.slice(0, 2)).toEqual([5, 15]);
  expect(pauses.at(-1)).toBeUndefined();
});
