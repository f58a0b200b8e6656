import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { isRefunding } from '../dispatch/allocation-repository.ts';
import { notifyCustomer } from '../dispatch/notify-stores.ts';
import { moveOrder } from '../move-order.ts';
import { type Settlement, settlementOf } from '../pricing/settlement.ts';
import { listLines, type Order } from '../repository.ts';
import { orderLines, orders } from '../tables.ts';
import { tryLockOrder } from '../try-lock-order.ts';
import { isCompletionDue } from './receipt-clock.ts';

/** Orders of which nothing can come any more. */
export async function listCompletionDue(ctx: ServerContext, limit: number): Promise<{ id: number }[]> {
  const { status, aftersaleStatus, aftersaleDeadline } = orders;
  return ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(status, 'received'), ne(aftersaleStatus, 'open'), lte(aftersaleDeadline, ctx.clock.now())))
    .orderBy(asc(aftersaleDeadline))
    .limit(limit);
}

export interface CompletedOrder {
  order: Order;
  settlement: Settlement;
}

/**
 * O13: completes an order whose time is over, and says who gets what of it; moving the money is the caller's part of the
 * transaction. Undefined: there is nothing to complete, or somebody else works on it.
 */
export async function completeIfDue(tx: Executor, id: number, at: Date): Promise<CompletedOrder | undefined> {
  const order = await tryLockOrder(tx, id);
  if (!order || !isCompletionDue(order, at) || order.paidAmount < order.payableAmount) return undefined;
  if (await isRefunding(tx, order)) return undefined;
  const settlement = settlementOf(order, await listLines(tx, [id]));
  const settlementStatus = order.storeId === null ? ('settled' as const) : ('pending' as const);
  const { cash: settledAmount, goods: settledGoodsAmount, pointsEarned: pointsToEarn } = settlement;
  const facts = { completedAt: at, settlementStatus, settledAmount, settledGoodsAmount, pointsToEarn };
  const completed = await moveOrder(tx, order, { move: 'complete', at, facts });
  for (const { lineId, amount } of order.storeId === null ? [] : settlement.commissions) {
    await tx.update(orderLines).set({ commissionAmount: amount }).where(eq(orderLines.id, lineId));
  }
  const args = { points: settlement.pointsEarned };
  await notifyCustomer(tx, completed, { event: 'orderCompleted', args, cause: completed.no, at });
  return { order: completed, settlement };
}
