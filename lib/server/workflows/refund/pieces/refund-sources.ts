import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { type Allocation, listAllocations, type Order } from '#lib/server/orders/index.ts';
import { listPaymentsByNo, type Payment } from '#lib/server/payments/index.ts';

export interface Source {
  allocation: Allocation;
  payment: Payment;
  rest: Fen;
}

/** What an order was paid with and has not given back, in the order in which it goes back: the balance last. */
export async function listSources(tx: Executor, { id }: Pick<Order, 'id'>): Promise<Source[]> {
  const allocations = await listAllocations(tx, id);
  const payments = await listPaymentsByNo(
    tx,
    allocations.map(({ paymentNo }) => paymentNo),
  );
  const sources = allocations.flatMap((allocation) => {
    const payment = payments.find(({ no }) => no === allocation.paymentNo);
    return payment ? [{ allocation, payment, rest: allocation.amount - allocation.refundedAmount }] : [];
  });
  const rank = ({ payment }: Source) => Number(payment.channel === 'balance');
  return sources.sort((left, right) => rank(left) - rank(right));
}

/** How much of which source goes back. Throws `refund_too_much`, also for less than nothing. */
export function planRefund(sources: Source[], requested: Fen): { source: Source; amount: Fen }[] {
  if (requested < 0 || requested > sumOfRests(sources)) throw new DomainError('refund_too_much');
  let left = requested;
  return sources.flatMap((source) => {
    const amount = Math.min(left, source.rest);
    left -= amount;
    return amount > 0 ? [{ source, amount }] : [];
  });
}

export const sumOfBacks = (sources: Source[]) =>
  sources.reduce((total, { allocation }) => total + allocation.refundedAmount, 0);

export const sumOfRests = (sources: Source[]) => sources.reduce((total, { rest }) => total + rest, 0);
