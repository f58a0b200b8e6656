import { expect, it } from '@jest/globals';
import { openRedStatuses, redStatuses } from '#lib/contract/invoices/records.ts';
import { canMoveRed, type RedMove, redMoves } from './red-states.ts';

const table: Record<RedMove, string> = {
  needsNobody: 'applying → no_confirm_needed',
  askBuyer: 'applying → await_buyer',
  askSeller: 'applying → await_seller',
  confirm: 'await_buyer await_seller → confirmed',
  denyAsBuyer: 'await_buyer → denied_by_buyer',
  denyAsSeller: 'await_seller → denied_by_seller',
  lapse: 'await_buyer await_seller → timeout',
  withdraw: 'applying await_buyer await_seller no_confirm_needed → withdrawn',
  withdrawConfirmed: 'confirmed → withdrawn_after_confirm',
  finish: 'confirmed no_confirm_needed → done',
};

it.each(Object.entries(table) as [RedMove, string][])('%s: %s, and from nowhere else', (move, line) => {
  const [from = '', to] = line.split(' → ');
  expect(redMoves[move].to).toBe(to);
  expect(redStatuses.filter((status) => canMoveRed(status, move)).sort()).toEqual(from.split(' ').sort());
});

it('leads out of every open state and out of no other', () => {
  const moves = Object.keys(redMoves) as RedMove[];
  const left = redStatuses.filter((status) => moves.some((move) => canMoveRed(status, move)));
  expect(left).toEqual([...openRedStatuses]);
});
