import { expect, it } from '@jest/globals';
import { untilTurnInMs } from './claim-turn.ts';

it.each([
  ['the first claim', undefined, 5000, 0],
  ['a claim right after another', 5000, 5000, 1000],
  ['a claim soon after another', 5000, 5300, 700],
  ['a claim a second later', 5000, 6000, 0],
  ['a claim much later', 5000, 60_000, 0],
  ['a claim after the clock was put back', 60_000, 5000, 1000],
])('lets %s wait no longer than the server asks', (_, last, now, wait) => {
  expect(untilTurnInMs(last, now)).toBe(wait);
});
