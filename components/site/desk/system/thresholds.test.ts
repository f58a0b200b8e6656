import { expect, it } from '@jest/globals';
import { certificateState, isBackupOld, isCheckOld, isDiskLow, isLate } from './thresholds.ts';

const now = 1_800_000_000;
const day = 86_400;

it.each([
  ['nothing waits', isLate(null, now), false],
  ['it has waited for a quarter of an hour', isLate(now - 900, now), false],
  ['it has waited longer', isLate(now - 901, now), true],
  ['a backup of yesterday', isBackupOld(now - day, now), false],
  ['a backup of last week', isBackupOld(now - 7 * day, now), true],
  ['a check of last night', isCheckOld(now - day, now), false],
  ['a check of last week', isCheckOld(now - 7 * day, now), true],
  ['half a disk', isDiskLow({ free: 50, total: 100 }), false],
  ['the rest of a disk', isDiskLow({ free: 9, total: 100 }), true],
])('%s', (_, said, expected) => expect(said).toBe(expected));

it.each([
  [now, 'over'],
  [now + 1, 'soon'],
  [now + 30 * day, 'good'],
] as const)('a certificate until %d is %s', (end, state) => expect(certificateState(end, now)).toBe(state));
