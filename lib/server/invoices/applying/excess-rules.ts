import type { InvoiceStatus, RedReason } from '#lib/contract/invoices/records.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { Order, OrderLine } from '#lib/server/orders/index.ts';
import type { InvoiceItem } from '../application-repository.ts';
import type { RedPart } from '../document-tables.ts';
import { type RestOfItem, restOfItems } from '../red/red-rules.ts';
import { keptOfLine } from './invoiceable-rules.ts';

/** A living application with what is left of its rows. */
export interface LiveApplication {
  id: number;
  status: InvoiceStatus;
  rest: RestOfItem[];
}

/** Of an application, what is invoiced and not paid any more. */
interface Excess {
  id: number;
  parts: RedPart[];
}

/** What is not issued is made smaller first; of what is, the last that was asked for. */
const ranks: Partial<Record<InvoiceStatus, number>> = { submitted: 0, failed: 0, issuing: 1 };
const rankOf = ({ status }: LiveApplication): number => ranks[status] ?? 2;

type Line = Pick<
  OrderLine,
  'id' | 'qty' | 'refundedQty' | 'paidAmount' | 'freightAllocAmount' | 'refundedAmount' | 'refundedFreightAmount'
>;

/**
 * What of the applications of an order is more than stays paid of its lines, line by line to the fen; nothing where all is right.
 * Pieces that went back are named where a row is of pieces.
 */
export function findExcess(lines: readonly Line[], applications: readonly LiveApplication[]): Excess[] {
  const ordered = [...applications].sort((one, other) => rankOf(one) - rankOf(other) || other.id - one.id);
  const found = new Map<number, RedPart[]>();
  for (const line of lines) {
    let excess = liveOf(line, ordered) - keptOfLine(line);
    for (const application of ordered) {
      for (const row of application.rest) {
        if (row.orderLineId !== line.id || excess <= 0) continue;
        const grossAmount = Math.min(excess, row.grossAmount);
        excess -= grossAmount;
        const part = { itemId: row.id, grossAmount, qty: piecesBack(row, line, grossAmount) };
        found.set(application.id, [...(found.get(application.id) ?? []), part]);
      }
    }
  }
  return [...found].map(([id, parts]) => ({ id, parts }));
}

const liveOf = ({ id }: Line, applications: readonly LiveApplication[]): Fen =>
  applications
    .flatMap(({ rest }) => rest)
    .reduce((sum, row) => (row.orderLineId === id ? sum + row.grossAmount : sum), 0);

/** All of a row goes with all of its pieces; of a part those that are not paid for any more, where some are left beside. */
function piecesBack(row: RestOfItem, line: Line, grossAmount: Fen): number | null {
  if (row.qty === null) return null;
  if (grossAmount === row.grossAmount) return row.qty;
  const back = row.qty - (line.qty - line.refundedQty);
  return back > 0 && back < row.qty ? back : null;
}

/** Why the tax side is told that it is taken back of these orders. */
export function reasonOfParts(orders: readonly Pick<Order, 'fulfilment'>[], parts: readonly RedPart[]): RedReason {
  if (orders.every(({ fulfilment }) => fulfilment === 'service')) return 'service_ended';
  return parts.some(({ qty }) => qty !== null) ? 'sales_return' : 'sales_discount';
}

/** Whether these parts take back at least as much of each row. */
export const covers = (parts: readonly RedPart[], needed: readonly RedPart[]): boolean =>
  needed.every(({ itemId, grossAmount }) =>
    parts.some((part) => part.itemId === itemId && part.grossAmount >= grossAmount),
  );

export const toLive = (application: Omit<LiveApplication, 'rest'>, items: readonly InvoiceItem[]): LiveApplication => ({
  id: application.id,
  status: application.status,
  rest: restOfItems(items.filter(({ applicationId }) => applicationId === application.id)),
});
