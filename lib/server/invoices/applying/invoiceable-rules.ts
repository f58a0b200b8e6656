import type { InvoiceObstacle } from '#lib/contract/invoices/obstacles.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { Order, OrderLine } from '#lib/server/orders/index.ts';
import type { Settings } from '#lib/server/site/index.ts';

/** What of a line is paid and stays paid: with its share of the freight, without what went back or is on its way. */
export const keptOfLine = (
  line: Pick<OrderLine, 'paidAmount' | 'freightAllocAmount' | 'refundedAmount' | 'refundedFreightAmount'>,
): Fen => line.paidAmount + line.freightAllocAmount - line.refundedAmount - line.refundedFreightAmount;

/** Money of an order is on its way back: its lines say that it is gone, the order does not yet. */
export const isPayingBack = (
  order: Pick<Order, 'paidAmount' | 'refundedAmount'>,
  lines: readonly Parameters<typeof keptOfLine>[0][],
): boolean => lines.reduce((sum, line) => sum + keptOfLine(line), 0) !== order.paidAmount - order.refundedAmount;

interface Question {
  order: Pick<
    Order,
    'status' | 'aftersaleStatus' | 'completedAt' | 'paidAmount' | 'refundedAmount' | 'payableAmount' | 'pointsAmount'
  >;
  /** Of its lines. */
  kept: Fen;
  /** What of that nobody has asked for yet. */
  left: Fen;
  settings: Pick<Settings, 'invoice.applyFrom' | 'invoice.withinDays' | 'invoice.minFen'>;
  now: Date;
}

const dayMs = 86_400_000;

/** States in which orders can be invoiced, as far as the state goes. */
export const invoiceableStatuses = (settings: Pick<Settings, 'invoice.applyFrom'>): readonly Order['status'][] =>
  settings['invoice.applyFrom'] === 'received' ? ['received', 'completed'] : ['completed'];

/** Why nothing of an order can be invoiced now, the reason that lasts longest first; null: it can. */
export function findObstacle({ order, kept, left, settings, now }: Question): InvoiceObstacle | null {
  const { status, completedAt } = order;
  const nothing = whyNothing(order);
  if (nothing) return nothing;
  if (!invoiceableStatuses(settings).includes(status))
    return settings['invoice.applyFrom'] === 'received' ? 'too_early' : 'not_completed';
  const end = completedAt && completedAt.getTime() + settings['invoice.withinDays'] * dayMs;
  if (end !== null && end <= now.getTime()) return 'too_late';
  if (order.aftersaleStatus === 'open') return 'case_open';
  if (kept !== order.paidAmount - order.refundedAmount) return 'refund_running';
  if (left <= 0) return kept <= 0 ? 'refunded' : 'invoiced';
  return left < settings['invoice.minFen'] ? 'too_small' : null;
}

/** Why no money of an order stays that could be invoiced, whatever time brings; undefined: some does, as far as it knows. */
function whyNothing({ status, ...order }: Question['order']): InvoiceObstacle | undefined {
  if (order.paidAmount > 0 && order.refundedAmount >= order.paidAmount) return 'refunded';
  if (status === 'closed') return 'closed';
  if (order.paidAmount > 0) return undefined;
  if (order.payableAmount > 0) return 'unpaid';
  return order.pointsAmount > 0 ? 'points_only' : 'free';
}
