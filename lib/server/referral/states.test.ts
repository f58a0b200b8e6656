import { expect, it } from '@jest/globals';
import type { commissionStatuses } from '#lib/contract/referral/member-records.ts';
import { commissionMoves, endOf } from './states.ts';

const from = (status: (typeof commissionStatuses)[number]) =>
  Object.entries(commissionMoves)
    .filter(([, move]) => (move.from as readonly string[]).includes(status))
    .map(([name, { to }]) => `${name} → ${to}`);

it.each([
  ['pending', ['freeze → frozen', 'void → void']],
  ['frozen', ['release → released', 'void → void']],
  ['released', ['reverse → reversed']],
  ['void', []],
  ['reversed', []],
] as const)('a commission that is %s can: %j', (status, moves) => {
  expect(from(status)).toEqual(moves);
});

it.each([
  ['pending', 'void'],
  ['frozen', 'void'],
  ['released', 'reverse'],
  ['void', undefined],
  ['reversed', undefined],
] as const)('of which nothing is left, %s, ends by %s', (status, move) => {
  expect(endOf(status)).toBe(move);
});
