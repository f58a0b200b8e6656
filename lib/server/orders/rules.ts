import type { OrderAction } from '#lib/contract/orders/member-orders.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import type { Dispatch } from './dispatch/dispatch-repository.ts';
import type { Order } from './repository.ts';
import { canMove } from './states.ts';

interface Moment {
  now: Date;
  /** How long one reminder lasts. */
  remindHours: number;
}

type Status = Pick<Order, 'status' | 'closingReason'>;
type Sums = Pick<Order, 'payableAmount' | 'paidAmount'>;

/** The rest after a deposit. */
function owesRest(order: Status & Sums): boolean {
  return canMove(order.status, 'payBalance') && !order.closingReason && order.paidAmount < order.payableAmount;
}

/** What is still to be paid of an order, at once or later. */
export function amountDue(order: Status & Sums): Fen {
  const isOpen = order.status === 'pending_payment' || owesRest(order);
  return isOpen ? order.payableAmount - order.paidAmount : 0;
}

type Acted = Status &
  Sums &
  Pick<Order, 'payDeadline' | 'aftersaleStatus' | 'receiptExtended' | 'remindedAt' | 'hiddenAt' | 'frozenAt'>;

const customerRules: Record<OrderAction, (order: Acted, moment: Moment) => boolean> = {
  pay: (order, { now }) => (order.status === 'pending_payment' ? order.payDeadline > now : owesRest(order)),
  cancel: ({ status, closingReason }) =>
    canMove(status, 'cancelUnpaid') || (canMove(status, 'cancelPaid') && !closingReason),
  remind: (order, { now, remindHours }) => isAwaited(order) && !isRecent(order.remindedAt, now, remindHours),
  extend: ({ status, receiptExtended, aftersaleStatus, frozenAt }) =>
    canMove(status, 'extend') && !receiptExtended && aftersaleStatus !== 'open' && frozenAt === null,
  confirm: ({ status, aftersaleStatus }) => canMove(status, 'receive') && aftersaleStatus !== 'open',
  hide: ({ status, hiddenAt }) => canMove(status, 'hide') && hiddenAt === null,
  reorder: ({ status }) => status !== 'pending_payment',
};

/** It is somebody else's turn: not while the customer still has to pay. */
function isAwaited(order: Status & Sums): boolean {
  const isBegun = order.status === 'pending_dispatch' || order.status === 'processing';
  return isBegun && !order.closingReason && !owesRest(order);
}

function isRecent(at: Date | null, now: Date, hours: number): boolean {
  return at !== null && addSeconds(at, hours * 3600) > now;
}

/** The moves its customer may make now. The use cases ask again; this says what a screen offers. */
export function customerActions(order: Acted, moment: Moment): OrderAction[] {
  const names = Object.keys(customerRules) as OrderAction[];
  return names.filter((name) => customerRules[name](order, moment));
}

export interface Deadline {
  key: 'pay' | 'transfer_review' | 'dispatch' | 'accept' | 'ship' | 'receipt' | 'aftersale';
  actor: 'you' | 'store' | 'platform';
  at: Date | null;
}

type Timed = Status &
  Sums &
  Pick<Order, 'payDeadline' | 'balanceDeadline' | 'autoConfirmAt' | 'aftersaleDeadline' | 'storeId' | 'frozenAt'>;
type Waiting = Pick<Dispatch, 'status' | 'acceptDeadline' | 'expiresAt'>;

/**
 * Who must act by when, as its customer reads it. Clocks that stand still name no time; while an announced transfer is
 * checked, it is the platform's turn, whatever is still due.
 */
export function nextDeadline(order: Timed, dispatch: Waiting | undefined, isReviewed = false): Deadline | undefined {
  if (order.closingReason) return undefined;
  if (isReviewed && amountDue(order) > 0) return { key: 'transfer_review', actor: 'platform', at: null };
  if (owesRest(order)) return { key: 'pay', actor: 'you', at: order.balanceDeadline };
  const clock = (at: Date | null) => (order.frozenAt ? null : at);
  switch (order.status) {
    case 'pending_payment':
      return { key: 'pay', actor: 'you', at: order.payDeadline };
    case 'pending_dispatch':
      return waitingFor(dispatch);
    case 'processing':
      return { key: 'ship', actor: order.storeId === null ? 'platform' : 'store', at: null };
    case 'shipped':
      return { key: 'receipt', actor: 'you', at: clock(order.autoConfirmAt) };
    case 'received':
      return { key: 'aftersale', actor: 'you', at: clock(order.aftersaleDeadline) };
    default:
      return undefined;
  }
}

function waitingFor(dispatch: Waiting | undefined): Deadline {
  const isPending = dispatch?.status === 'assigned' || dispatch?.status === 'claimed';
  if (isPending) return { key: 'accept', actor: 'store', at: dispatch.acceptDeadline };
  return { key: 'dispatch', actor: 'platform', at: dispatch?.expiresAt ?? null };
}
