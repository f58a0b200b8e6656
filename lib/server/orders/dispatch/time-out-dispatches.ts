import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { orders } from '../tables.ts';
import type { Dispatch } from './dispatch-repository.ts';
import { tryLockDispatched } from './lock-dispatched.ts';
import { moveDispatch } from './move-dispatch.ts';
import { notifyOperators, notifyStore } from './notify-stores.ts';
import { returnToPool } from './return-to-pool.ts';

/** So long before its end a claim is reminded of. */
const warningSeconds = 600;

/**
 * Takes orders back from stores that did not answer in time. Answers how many. Safe to run twice and in two processes.
 */
export async function timeOutDispatches(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const find = (limit: number) =>
    ctx.db
      .select({ orderId: orderDispatches.orderId })
      .from(orderDispatches)
      .where(and(inArray(orderDispatches.status, ['assigned', 'claimed']), lte(orderDispatches.acceptDeadline, at)))
      .orderBy(asc(orderDispatches.acceptDeadline))
      .limit(limit);
  const work = (tx: Executor, { orderId }: { orderId: number }) => timeOut(tx, orderId, at);
  return forEachDue(ctx, 'time-out-dispatches', { find, keyOf: ({ orderId }) => orderId, work });
}

async function timeOut(tx: Executor, orderId: number, at: Date): Promise<boolean> {
  const found = await tryLockDispatched(tx, orderId);
  if (!found || !hasRunOut(found.dispatch, at)) return false;
  const { order, dispatch } = found;
  await returnToPool(tx, dispatch, { move: dispatch.status === 'claimed' ? 'release' : 'refuse', at });
  const cause = `dispatch:${dispatch.id}:${dispatch.version}`;
  if (dispatch.storeId !== null)
    await notifyStore(tx, dispatch.storeId, { no: order.no, event: 'claimExpired', cause, at });
  return true;
}

const hasRunOut = ({ status, acceptDeadline }: Dispatch, at: Date) =>
  (status === 'claimed' || status === 'assigned') && acceptDeadline !== null && acceptDeadline <= at;

/** Tells stores whose claims are about to run out, once for each claim (docs/domain/messaging.md 2). */
export async function warnOfTimeOuts(ctx: ServerContext): Promise<void> {
  const at = ctx.clock.now();
  const { status, acceptDeadline, id, version, storeId } = orderDispatches;
  const find = (limit: number) =>
    ctx.db
      .select({ no: orders.no, deadline: acceptDeadline, id, version, storeId })
      .from(orderDispatches)
      .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
      .where(and(eq(status, 'claimed'), gt(acceptDeadline, at), lte(acceptDeadline, addSeconds(at, warningSeconds))))
      .orderBy(asc(acceptDeadline))
      .limit(limit);
  const work = async (tx: Executor, row: Awaited<ReturnType<typeof find>>[number]) => {
    if (row.storeId === null || row.deadline === null) return false;
    const minutes = Math.ceil((row.deadline.getTime() - at.getTime()) / 60_000);
    const cause = `dispatch:${row.id}:${row.version}`;
    await notifyStore(tx, row.storeId, { no: row.no, event: 'claimExpiring', args: { minutes }, cause, at });
    return true;
  };
  await forEachDue(ctx, 'warn-of-dispatches', { find, keyOf: ({ no }) => no, work });
}

/** Orders that stood in the pool too long leave it, and operators are told. Answers how many. */
export async function expirePool(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const { 'pool.expireHours': hours } = await getSettings(ctx);
  const find = (limit: number) =>
    ctx.db
      .select({ orderId: orderDispatches.orderId })
      .from(orderDispatches)
      .where(and(eq(orderDispatches.status, 'pooled'), lte(orderDispatches.expiresAt, at)))
      .orderBy(asc(orderDispatches.expiresAt))
      .limit(limit);
  const work = async (tx: Executor, { orderId }: { orderId: number }) => {
    const found = await tryLockDispatched(tx, orderId);
    if (!found || !isOver(found.dispatch, at)) return false;
    const { order, dispatch } = found;
    await moveDispatch(tx, dispatch, { move: 'expire', at });
    const cause = `dispatch:${dispatch.id}:${dispatch.version}`;
    await notifyOperators(tx, { no: order.no, event: 'orderUnclaimed', args: { hours }, cause, at });
    return true;
  };
  return forEachDue(ctx, 'expire-pool', { find, keyOf: ({ orderId }) => orderId, work });
}

const isOver = ({ status, expiresAt }: Dispatch, at: Date) =>
  status === 'pooled' && expiresAt !== null && expiresAt <= at;

/** Orders that nobody took however long they waited: what was paid for them is to go back (O8). */
export async function listUnclaimed(ctx: ServerContext, limit: number): Promise<{ no: string }[]> {
  const { 'pool.refundHours': hours } = await getSettings(ctx);
  return ctx.db
    .select({ no: orders.no })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(
      and(
        eq(orderDispatches.status, 'expired'),
        lte(orderDispatches.pooledAt, addSeconds(ctx.clock.now(), -hours * 3600)),
        eq(orders.status, 'pending_dispatch'),
      ),
    )
    .orderBy(asc(orderDispatches.pooledAt))
    .limit(limit);
}
