import { expect, it } from '@jest/globals';
import { splitTime } from './split-time.ts';

it.each([
  [-5, { unit: 'minutes', days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [59.9, { unit: 'minutes', days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [3599, { unit: 'minutes', days: 0, hours: 0, minutes: 59, seconds: 59 }],
  [3600, { unit: 'hours', days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [86_399, { unit: 'hours', days: 0, hours: 23, minutes: 59, seconds: 59 }],
  [90_061, { unit: 'days', days: 1, hours: 1, minutes: 1, seconds: 1 }],
])('%d seconds', (seconds, parts) => {
  expect(splitTime(seconds)).toEqual(parts);
});
