import type { CaseType } from '#lib/contract/aftersales/member-records.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { Order, OrderLine } from '#lib/server/orders/index.ts';

interface CasePolicy {
  now: Date;
  /** For how long after receipt goods may be returned without a reason. */
  noReasonDays: number;
}

type CaseOrder = Pick<
  Order,
  | 'status'
  | 'fulfilment'
  | 'payableAmount'
  | 'paidAmount'
  | 'closingReason'
  | 'receivedAt'
  | 'aftersaleDeadline'
  | 'frozenAt'
>;

export interface CaseLine extends Pick<OrderLine, 'qty' | 'shippedQty' | 'cancelledQty' | 'refundedQty'> {
  /** Pieces of it in cases that are open. */
  openQty: number;
  /** Made for this customer: no return without a reason (Consumer Protection Law of the PRC, article 25). */
  isMade: boolean;
}

/** What can be asked for now of one line. */
export interface CaseOffer {
  type: CaseType;
  /** So many pieces at most. */
  qty: number;
  /** Until when; null: while nothing ends it. */
  until: Date | null;
  /** Until when it needs no reason; undefined: it needs one. */
  withoutReasonUntil?: Date | null;
}

const ofWhatWasSent: Record<Order['fulfilment'], readonly CaseType[]> = {
  ship: ['refund_only', 'return_refund', 'exchange', 'reship'],
  service: ['refund_only', 'reship'],
  digital: ['refund_only'],
  pickup: ['refund_only', 'return_refund', 'exchange'],
};

/**
 * What a customer may ask for of a line now (docs/domain/aftersales.md 2). Pieces that have not left can only be refunded;
 * what has been sent may be anything its kind allows, until the order's time to object is over. Asked again by the use case.
 */
export function casesOffered(order: CaseOrder, line: CaseLine, { now, noReasonDays }: CasePolicy): CaseOffer[] {
  if (!isAskable(order, now)) return [];
  const left = line.qty - line.refundedQty - line.openQty;
  const unsent = Math.min(left, unsentOf(line));
  const sent = Math.max(0, left - unsent);
  if (sent === 0) return unsent > 0 ? [{ type: 'refund_only', qty: unsent, until: null }] : [];
  const until = order.status === 'received' && order.frozenAt === null ? order.aftersaleDeadline : null;
  return ofWhatWasSent[order.fulfilment].map((type) => ({
    type,
    qty: type === 'refund_only' ? left : sent,
    until,
    ...(type === 'return_refund' && withoutReason(order, line, { now, noReasonDays })),
  }));
}

const unsentOf = ({ qty, cancelledQty, shippedQty }: Omit<CaseLine, 'openQty' | 'isMade'>) =>
  Math.max(0, qty - cancelledQty - shippedQty);

/** So many pieces of a line have been sent and not gone back, those in open cases among them. */
export const sentLeft = (line: Omit<CaseLine, 'openQty' | 'isMade'>): number =>
  Math.max(0, line.qty - line.refundedQty - unsentOf(line));

/** An order as if the time to ask were not over: goodwill, or a duty of the law (A1o). */
export function reopened<Seen extends CaseOrder>(order: Seen): Seen {
  const isOver = order.status === 'completed' || order.status === 'received';
  return isOver ? { ...order, status: 'received', aftersaleDeadline: null } : order;
}

/**
 * What nobody has accepted is granted at once (A1f), and paid back whole, whatever less was asked for: less would leave an
 * order that nobody can carry out.
 */
export const isGrantedAtOnce = ({ status }: Pick<Order, 'status'>): boolean => status === 'pending_dispatch';

const askable = ['pending_dispatch', 'processing', 'shipped', 'received'] as const satisfies Order['status'][];

function isAskable(order: CaseOrder, now: Date): boolean {
  const { status, closingReason, paidAmount, payableAmount, aftersaleDeadline, frozenAt } = order;
  if (closingReason !== null || paidAmount < payableAmount) return false;
  if (!(askable as readonly Order['status'][]).includes(status)) return false;
  return status !== 'received' || frozenAt !== null || aftersaleDeadline === null || aftersaleDeadline > now;
}

function withoutReason(
  { receivedAt }: CaseOrder,
  { isMade }: CaseLine,
  { now, noReasonDays }: CasePolicy,
): Pick<CaseOffer, 'withoutReasonUntil'> {
  if (isMade) return {};
  if (receivedAt === null) return { withoutReasonUntil: null };
  const end = addSeconds(receivedAt, noReasonDays * 86_400);
  return end > now ? { withoutReasonUntil: end } : {};
}
