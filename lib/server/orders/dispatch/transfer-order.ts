import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { lockAvailableStore } from '#lib/server/store/index.ts';
import { moveOrder } from '../move-order.ts';
import { listLines, type Order } from '../repository.ts';
import { type Dispatched, lockDispatched } from './lock-dispatched.ts';
import { moveDispatch } from './move-dispatch.ts';
import { notifyAssigned, notifyStore } from './notify-stores.ts';
import { returnToPool } from './return-to-pool.ts';

interface Transfer {
  no: string;
  /** The store to ask next; missing: the pool. */
  storeId?: number | undefined;
  reason: string;
}

/**
 * O6t: an operator takes an accepted order away from its store, back into the pool or to another store; both are told.
 * Throws `not_found`, `store_not_open`, `store_on_holiday`, and `status_changed` once something has been shipped or an
 * after-sale is open.
 */
export async function transferOrder(ctx: ServerContext, actor: Member, transfer: Transfer): Promise<void> {
  const { no, storeId, reason } = transfer;
  const at = ctx.clock.now();
  const { 'pool.ackHours': hours } = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    if (storeId !== undefined) await lockAvailableStore(tx, storeId, at);
    const found = await lockDispatched(tx, { no });
    await requireUntouched(tx, found.order, storeId);
    const facts = { storeId: null, acceptedAt: null, appointmentStart: null, appointmentEnd: null };
    await moveOrder(tx, found.order, { move: 'transfer', at, actor, reason, facts });
    const pooled = await returnToPool(tx, found.dispatch, { move: 'transfer', at, actor, reason });
    await notifyOldStore(tx, found, { reason, at });
    if (storeId === undefined) return;
    const given = { mode: 'assign' as const, storeId, acceptDeadline: addSeconds(at, hours * 3600) };
    const dispatch = await moveDispatch(tx, pooled, { move: 'assign', at, actor, facts: given });
    await notifyAssigned(tx, found.order, { dispatch, at });
  });
}

async function requireUntouched(tx: Executor, order: Order, storeId: number | undefined): Promise<void> {
  const lines = await listLines(tx, [order.id]);
  const isTouched = order.aftersaleStatus === 'open' || lines.some(({ shippedQty }) => shippedQty > 0);
  if (isTouched || (storeId !== undefined && storeId === order.storeId)) throw new DomainError('status_changed');
}

async function notifyOldStore(
  tx: Executor,
  { order, dispatch }: Dispatched,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  if (order.storeId === null) return;
  const cause = `dispatch:${dispatch.id}:${dispatch.version}`;
  await notifyStore(tx, order.storeId, { no: order.no, event: 'orderTransferred', args: { reason }, cause, at });
}
