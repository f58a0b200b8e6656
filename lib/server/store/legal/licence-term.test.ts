import { expect, it } from '@jest/globals';
import { licenceStateOf } from './licence-term.ts';

// In Shanghai it is the 2nd of May already.
const at = new Date('2026-05-01T17:00:00Z');

it.each([
  [null, 'good'],
  ['2026-06-02', 'good'],
  ['2026-06-01', 'ending'],
  ['2026-05-02', 'ending'],
  ['2026-05-01', 'ended'],
  ['2020-01-01', 'ended'],
] as const)('a licence good until %s is %s', (until, state) => {
  expect(licenceStateOf(until, at)).toBe(state);
});
