import { expect, it } from '@jest/globals';
import { statementStatuses } from '#lib/contract/settlement/statement-words.ts';
import { canMove, type StatementMove, statementMoves } from './statement-states.ts';

const allowed: Record<(typeof statementStatuses)[number], StatementMove[]> = {
  draft: ['make'],
  to_confirm: ['confirm', 'lapse', 'dispute'],
  disputed: ['propose', 'drop', 'adjust', 'refuse'],
  confirmed: ['settle'],
  settled: [],
};

it.each(statementStatuses)('lets a statement that is %s make these moves and no others', (status) => {
  const moves = Object.keys(statementMoves) as StatementMove[];
  expect(moves.filter((move) => canMove(status, move))).toEqual(allowed[status]);
});
