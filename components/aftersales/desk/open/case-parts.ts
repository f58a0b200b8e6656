import type { OperatorOrderDetail } from '#lib/api/orders/desk-orders.ts';
import type { CaseType } from '#lib/contract/aftersales/member-records.ts';

type Line = Pick<OperatorOrderDetail['lines'][number], 'id' | 'qty' | 'refunded_qty'>;

/** How many pieces of a line a request can still be about. */
export const leftOf = ({ qty, refunded_qty: back }: Line): number => Math.max(0, qty - back);

export type PartsFault = { line: number } | 'none';

type CaseParts = { lines: { line_id: number; qty: number }[] } | { fault: PartsFault };

/** What a request is about, as it was typed by line; nothing typed is nothing of it. */
export function toCaseParts(lines: readonly Line[], typed: Readonly<Record<number, string>>): CaseParts {
  const parts = [];
  for (const line of lines) {
    const text = (typed[line.id] ?? '').trim();
    const qty = text === '' ? 0 : Number(text);
    if (!Number.isInteger(qty) || qty < 0 || qty > leftOf(line)) return { fault: { line: line.id } };
    if (qty > 0) parts.push({ line_id: line.id, qty });
  }
  return parts.length === 0 ? { fault: 'none' } : { lines: parts };
}

const byFulfilment: Record<OperatorOrderDetail['fulfilment'], readonly CaseType[]> = {
  ship: ['refund_only', 'return_refund', 'exchange', 'reship'],
  pickup: ['refund_only', 'return_refund', 'exchange'],
  service: ['refund_only', 'reship'],
  digital: ['refund_only'],
};

/** What can be asked for of goods, services and files (docs/domain/aftersales.md 2); before it has left only money. */
export const typesOf = ({
  fulfilment,
  status,
}: Pick<OperatorOrderDetail, 'fulfilment' | 'status'>): readonly CaseType[] =>
  status === 'pending_dispatch' ? ['refund_only'] : byFulfilment[fulfilment];

const paid = ['pending_dispatch', 'processing', 'shipped', 'received', 'completed'];

/** Whether a request can be opened for it at all: paid, and something left that has not gone back. */
export const canOpen = ({
  status,
  payment_status: payment,
  lines,
}: Pick<OperatorOrderDetail, 'status' | 'payment_status' | 'lines'>): boolean =>
  paid.includes(status) &&
  (payment === 'paid' || payment === 'partially_refunded') &&
  lines.some((line) => leftOf(line) > 0);
