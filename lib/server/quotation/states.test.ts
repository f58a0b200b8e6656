import { expect, it } from '@jest/globals';
import { type QuotationStatus, quotationStatuses } from '#lib/contract/quotation/member-records.ts';
import { canMove, openStatuses, type QuotationMove, quotationMoves, turnOf } from './states.ts';

/** All that is allowed (docs/domain/quotation.md 3); everything else is refused. */
const allowed: Record<QuotationStatus, QuotationMove[]> = {
  draft: ['submit', 'cancel'],
  submitted: ['open', 'pullBack', 'reject', 'cancel'],
  quoting: ['send', 'reject', 'cancel'],
  quoted: ['counter', 'confirm', 'decline', 'expire'],
  negotiating: ['open', 'reject', 'cancel'],
  converted: ['reopen'],
  declined: ['requote'],
  rejected: ['requote'],
  expired: ['requote'],
  cancelled: [],
};

const destinations: Record<QuotationMove, QuotationStatus[]> = {
  submit: ['submitted'],
  open: ['quoting'],
  pullBack: ['draft'],
  send: ['quoted'],
  counter: ['negotiating'],
  confirm: ['converted'],
  decline: ['declined'],
  reject: ['rejected'],
  cancel: ['cancelled'],
  expire: ['expired'],
  requote: ['quoting'],
  reopen: ['quoted', 'expired'],
};

const moves = Object.keys(quotationMoves) as QuotationMove[];
const pairs = quotationStatuses.flatMap((status) =>
  moves.map((move) => [status, move, allowed[status].includes(move)] as const),
);

it.each(pairs)('from %s, %s: %s', (status, move, isAllowed) => {
  expect(canMove(status, move)).toBe(isAllowed);
});

it.each(moves)('%s leads where the table says', (move) => {
  expect([...quotationMoves[move].to]).toEqual(destinations[move]);
});

it('knows whose turn it is in every state', () => {
  const of = (turn: string) => quotationStatuses.filter((status) => turnOf(status) === turn);
  expect(of('buyer')).toEqual(['draft', 'quoted']);
  expect(of('seller')).toEqual(['submitted', 'quoting', 'negotiating']);
  expect(openStatuses.filter((status) => turnOf(status) === 'none')).toEqual([]);
});
