import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { orderCancellations } from '../closing-tables.ts';
import { paymentAllocations } from '../money-tables.ts';
import type { Order } from '../repository.ts';

/** How much of a payment is for an order, and how much of that goes back. */
export type Allocation = typeof paymentAllocations.$inferSelect;
export type NewCancellation = typeof orderCancellations.$inferInsert;

/** Spreads a payment over the orders it pays for; parts of nothing are left out. */
export async function allocatePayment(
  tx: Executor,
  paymentNo: string,
  parts: { orderId: number; amount: Fen }[],
): Promise<void> {
  const rows = parts.filter(({ amount }) => amount > 0).map((part) => ({ ...part, paymentNo }));
  if (rows.length > 0) await tx.insert(paymentAllocations).values(rows);
}

export async function listAllocations(db: Executor, orderId: number): Promise<Allocation[]> {
  return db
    .select()
    .from(paymentAllocations)
    .where(eq(paymentAllocations.orderId, orderId))
    .orderBy(asc(paymentAllocations.id));
}

/** Whether money of the order is on its way back. */
export async function isRefunding(db: Executor, { id, refundedAmount }: Pick<Order, 'id' | 'refundedAmount'>) {
  const allocations = await listAllocations(db, id);
  return allocations.reduce((sum, allocation) => sum + allocation.refundedAmount, 0) > refundedAmount;
}

/** Marks a part as going back. Throws `refund_too_much` when less than that is left of it. */
export async function takeFromAllocation(tx: Executor, { id }: Allocation, amount: Fen): Promise<void> {
  const after = sql<number>`${paymentAllocations.refundedAmount} + ${amount}`;
  const [row] = await tx
    .update(paymentAllocations)
    .set({ refundedAmount: after })
    .where(and(eq(paymentAllocations.id, id), lte(after, paymentAllocations.amount)))
    .returning({ id: paymentAllocations.id });
  if (!row) throw new DomainError('refund_too_much');
}

/** Why an order was given up, by whom, and what of it goes back. */
export async function insertCancellation(tx: Executor, cancellation: NewCancellation): Promise<void> {
  await tx.insert(orderCancellations).values(cancellation);
}
