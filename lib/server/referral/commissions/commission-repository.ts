import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { referralCommissions, referralTerms } from '../commission-tables.ts';
import { type CommissionMove, commissionMoves } from '../states.ts';

export type Commission = typeof referralCommissions.$inferSelect;
export type NewCommission = typeof referralCommissions.$inferInsert;

/** By level. */
export async function listTerms(db: Executor, orderId: number) {
  return db.select().from(referralTerms).where(eq(referralTerms.orderId, orderId)).orderBy(asc(referralTerms.level));
}

/** Of an order, locked until the transaction ends, by their keys: whoever holds one waits for no earlier one. */
export async function lockCommissionsOf(tx: Executor, orderId: number): Promise<Commission[]> {
  return tx
    .select()
    .from(referralCommissions)
    .where(eq(referralCommissions.orderId, orderId))
    .orderBy(asc(referralCommissions.id))
    .for('update');
}

/**
 * The only place where commissions change their state. They are locked; one that is in another state than the move allows is a
 * race that was lost, `status_changed`.
 */
export async function moveCommission(
  tx: Executor,
  { id }: Pick<Commission, 'id'>,
  { move, at, facts }: { move: CommissionMove; at: Date; facts?: Partial<NewCommission> },
): Promise<void> {
  const { from, to } = commissionMoves[move];
  const [moved] = await tx
    .update(referralCommissions)
    .set({ ...facts, status: to, updatedAt: at })
    .where(and(eq(referralCommissions.id, id), inArray(referralCommissions.status, [...from])))
    .returning({ id: referralCommissions.id });
  if (!moved) throw new DomainError('status_changed');
}

/** What stores pay of an order's commissions that are not released yet. */
export async function sumBorneByStore(db: Executor, orderId: number): Promise<number> {
  const { amount, reversedAmount, bearer, status } = referralCommissions;
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${amount} - ${reversedAmount}), 0)`.mapWith(Number) })
    .from(referralCommissions)
    .where(and(eq(referralCommissions.orderId, orderId), eq(bearer, 'store'), inArray(status, ['pending', 'frozen'])));
  return row?.sum ?? 0;
}

/** Its order is completed: what it has earned can be released when its time is over. */
export async function completeCommissions(tx: Executor, orderId: number, at: Date): Promise<void> {
  await tx
    .update(referralCommissions)
    .set({ completedAt: at, updatedAt: at })
    .where(and(eq(referralCommissions.orderId, orderId), eq(referralCommissions.status, 'frozen')));
}
