import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { RequestFault } from '#lib/contract/invoices/obstacles.ts';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { orders } from '../tables.ts';

/** Orders in these states whose invoice is to be applied for by itself; those with an open case wait for its end. */
export async function listInvoiceRequestsDue(
  ctx: ServerContext,
  statuses: readonly OrderStatus[],
  limit: number,
): Promise<{ id: number }[]> {
  const { id, status, aftersaleStatus, invoiceDueAt } = orders;
  const isDue = and(lte(invoiceDueAt, ctx.clock.now()), inArray(status, [...statuses]), ne(aftersaleStatus, 'open'));
  return ctx.db.select({ id }).from(orders).where(isDue).orderBy(asc(invoiceDueAt), asc(id)).limit(limit);
}

interface Decision {
  /** Null: it is decided. */
  dueAt: Date | null;
  fault?: RequestFault | null;
}

/** The order is locked. */
export async function setInvoiceRequest(
  tx: Executor,
  orderId: number,
  { dueAt, fault = null }: Decision,
): Promise<void> {
  await tx.update(orders).set({ invoiceDueAt: dueAt, invoiceFault: fault }).where(eq(orders.id, orderId));
}
