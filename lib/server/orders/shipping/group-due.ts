import type { Fen } from '#lib/server/kernel/money.ts';
import type { Order } from '../repository.ts';

type PayStage = 'full' | 'deposit' | 'balance';

type Priced = Pick<
  Order,
  'status' | 'payableAmount' | 'paidAmount' | 'depositDueAmount' | 'closingReason' | 'payDeadline'
>;

export interface GroupDue<T extends Priced = Priced> {
  /** `open`: something has to be paid. `paid`: nothing has. `closed`: nothing can be. */
  status: 'open' | 'paid' | 'closed';
  stage: PayStage;
  /** What the orders cost that are not closed, or all of them where every one is. */
  total: Fen;
  paid: Fen;
  due: Fen;
  /** Unpaid by then, what waits for the first payment is closed. */
  deadline: Date | null;
  /** What is due of each order that it is due of. */
  parts: { order: T; amount: Fen }[];
}

/** Whether the rest after a deposit may be paid. */
const owesRest = ({ status, paidAmount, payableAmount, closingReason }: Priced) =>
  (status === 'pending_dispatch' || status === 'processing') && closingReason === null && paidAmount < payableAmount;

/**
 * What has to be paid now of orders that are paid together: first the orders that wait for it, of an offer with a deposit
 * only that; later the rest.
 */
export function dueOfGroup<T extends Priced>(orders: T[]): GroupDue<T> {
  const live = orders.filter(({ status }) => status !== 'closed');
  const counted = live.length > 0 ? live : orders;
  const sums = { total: sum(counted, 'payableAmount'), paid: sum(counted, 'paidAmount') };
  const waiting = live.filter(({ status }) => status === 'pending_payment');
  if (waiting.length > 0) return { ...sums, ...ofWaiting(waiting) };
  const resting = live.filter(owesRest);
  if (resting.length > 0) {
    const parts = resting.map((order) => ({ order, amount: order.payableAmount - order.paidAmount }));
    return { ...sums, status: 'open', stage: 'balance', due: sumOfParts(parts), deadline: null, parts };
  }
  const isPaid = live.length > 0 && live.every(({ closingReason }) => closingReason === null);
  const status = isPaid ? 'paid' : 'closed';
  return { ...sums, status, stage: 'full', due: 0, deadline: null, parts: [] };
}

function ofWaiting<T extends Priced>(waiting: T[]) {
  const isDeposit = waiting.some(({ depositDueAmount }) => depositDueAmount > 0);
  const parts = waiting.map((order) => ({ order, amount: firstAmount(order) - order.paidAmount }));
  const deadline = new Date(Math.min(...waiting.map(({ payDeadline }) => payDeadline.getTime())));
  const stage: PayStage = isDeposit ? 'deposit' : 'full';
  return { status: 'open' as const, stage, due: sumOfParts(parts), deadline, parts };
}

const firstAmount = ({ depositDueAmount, payableAmount }: Priced) =>
  depositDueAmount > 0 ? depositDueAmount : payableAmount;

const sum = (orders: Priced[], key: 'payableAmount' | 'paidAmount') =>
  orders.reduce((total, order) => total + order[key], 0);

const sumOfParts = (parts: { amount: Fen }[]) => parts.reduce((total, { amount }) => total + amount, 0);
