import { expect, it } from '@jest/globals';
import { settlementInvoiceStatuses } from '#lib/contract/invoices/settlement-words.ts';
import { canMoveSettlement, type SettlementMove, settlementMoves } from './settlement-states.ts';

const table: Record<SettlementMove, string> = {
  withdraw: 'submitted → withdrawn',
  accept: 'submitted → accepted',
  refuse: 'submitted accepted → refused',
};

it.each(Object.entries(table) as [SettlementMove, string][])('%s: %s, and from nowhere else', (move, line) => {
  const [from = '', to] = line.split(' → ');
  expect(settlementMoves[move].to).toBe(to);
  expect(settlementInvoiceStatuses.filter((status) => canMoveSettlement(status, move)).join(' ')).toBe(from);
});
