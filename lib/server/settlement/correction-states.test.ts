import { expect, test } from '@jest/globals';
import { correctionKinds, type correctionStatuses } from '#lib/contract/settlement/corrections.ts';
import { type CorrectionMove, canCorrect, correctionMoves, moveOf } from './correction-states.ts';

const moves = Object.keys(correctionMoves) as CorrectionMove[];
const possible = (status: (typeof correctionStatuses)[number], kind: (typeof correctionKinds)[number]) =>
  moves.filter((move) => canCorrect({ status, kind }, move));

test('what two agree on is booked, a penalty only after the store could appeal', () => {
  expect(possible('proposed', 'adjustment')).toEqual(['approve', 'reject']);
  expect(possible('proposed', 'subsidy')).toEqual(['approve', 'reject']);
  expect(possible('proposed', 'penalty')).toEqual(['announce', 'reject']);
  expect(possible('announced', 'penalty')).toEqual(['appeal', 'charge', 'lift']);
  expect(possible('appealed', 'penalty')).toEqual(['uphold', 'lift']);
});

test.each(['approved', 'rejected', 'lifted', 'charged'] as const)('%s is the end of it', (status) => {
  for (const kind of correctionKinds) expect(possible(status, kind)).toEqual([]);
});

test('approving a penalty announces it', () => {
  expect(correctionKinds.map((kind) => moveOf('approve', kind))).toEqual(['approve', 'announce', 'approve']);
  expect(moveOf('lift', 'penalty')).toBe('lift');
});
