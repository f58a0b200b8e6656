import { expect, it } from '@jest/globals';
import { invoiceStatuses } from '#lib/contract/invoices/records.ts';
import { canMove, type InvoiceMove, invoiceMoves } from './states.ts';

const table: Record<InvoiceMove, string> = {
  cancel: 'submitted failed → cancelled',
  begin: 'submitted failed → issuing',
  issue: 'issuing → issued',
  record: 'submitted failed → issued',
  fail: 'issuing → failed',
  reject: 'submitted failed → rejected',
  shrink: 'submitted failed → submitted',
  reverse: 'issued partially_reversed → reversing',
  finishWhole: 'reversing → reversed',
  finishPart: 'reversing → partially_reversed',
  giveUpIssued: 'reversing → issued',
  giveUpPart: 'reversing → partially_reversed',
  void: 'issued → voided',
};

it.each(Object.entries(table) as [InvoiceMove, string][])('%s: %s, and from nowhere else', (move, line) => {
  const [from = '', to] = line.split(' → ');
  expect(invoiceMoves[move].to).toBe(to);
  expect(invoiceStatuses.filter((status) => canMove(status, move)).sort()).toEqual(from.split(' ').sort());
});

it('nothing leads out of what was rejected, cancelled, reversed or voided', () => {
  const ends = ['rejected', 'cancelled', 'reversed', 'voided'] as const;
  const moves = Object.keys(invoiceMoves) as InvoiceMove[];
  expect(ends.flatMap((status) => moves.filter((move) => canMove(status, move)))).toEqual([]);
});
