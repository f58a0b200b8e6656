import { and, asc, eq, exists, gt, lte, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { invoiceChecks, invoiceItems } from '../application-tables.ts';

type RefundCheck = typeof invoiceChecks.$inferSelect;

/**
 * Money of an order has gone back: its invoices are looked at, if it has any. Called in the transaction that counts the refund; the
 * order is locked.
 */
export async function noteRefunded(tx: Executor, orderId: number, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into invoice_checks (order_id, next_at, created_at)
    select ${orderId}, ${at.toISOString()}, ${at.toISOString()}
    where exists (select 1 from invoice_items where order_id = ${orderId})
    on conflict (order_id) do update set version = invoice_checks.version + 1, next_at = excluded.next_at, attempts = 0`);
}

/** What an application waited for is there: the orders that waited for it are looked at again. */
export async function wakeChecks(tx: Executor, applicationId: number, at: Date): Promise<void> {
  const ofIt = tx
    .select({ one: sql`1` })
    .from(invoiceItems)
    .where(and(eq(invoiceItems.applicationId, applicationId), eq(invoiceItems.orderId, invoiceChecks.orderId)));
  await tx
    .update(invoiceChecks)
    .set({ nextAt: at })
    .where(and(gt(invoiceChecks.nextAt, at), exists(ofIt)));
}

export async function listDueChecks(ctx: ServerContext, limit: number): Promise<RefundCheck[]> {
  return ctx.db
    .select()
    .from(invoiceChecks)
    .where(lte(invoiceChecks.nextAt, ctx.clock.now()))
    .orderBy(asc(invoiceChecks.nextAt), asc(invoiceChecks.orderId))
    .limit(limit);
}

/** Undefined: somebody was faster. The order is locked. */
export async function findDueCheck(tx: Executor, orderId: number, now: Date): Promise<RefundCheck | undefined> {
  const { nextAt, orderId: key } = invoiceChecks;
  return (
    await tx
      .select()
      .from(invoiceChecks)
      .where(and(eq(key, orderId), lte(nextAt, now)))
  )[0];
}

/** Minutes until it is looked at again; what it waits for wakes it earlier. */
const pauses = [1, 2, 5, 15, 60];

export async function postponeCheck(tx: Executor, { orderId, attempts }: RefundCheck, now: Date): Promise<void> {
  const minutes = pauses[Math.min(attempts, pauses.length - 1)] ?? 60;
  const plan = { attempts: attempts + 1, nextAt: addSeconds(now, minutes * 60) };
  await tx.update(invoiceChecks).set(plan).where(eq(invoiceChecks.orderId, orderId));
}

export async function removeCheck(tx: Executor, { orderId, version }: RefundCheck): Promise<void> {
  const { orderId: key, version: column } = invoiceChecks;
  await tx.delete(invoiceChecks).where(and(eq(key, orderId), eq(column, version)));
}
