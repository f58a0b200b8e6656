import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { lockAvailableStore } from '#lib/server/store/index.ts';
import { beginWork } from './accept-order.ts';
import { pooledUntil } from './enter-dispatch.ts';
import { lockDispatched } from './lock-dispatched.ts';
import { amendDispatch, moveDispatch } from './move-dispatch.ts';
import { notifyAssigned } from './notify-stores.ts';

/**
 * An operator gives an order that nobody has taken to a store, which answers within two hours. Throws `not_found` for
 * the order or the store, `store_not_open`, `store_on_holiday`, and `status_changed` when the order is not in the pool
 * any more.
 */
export async function dispatchToStore(
  ctx: ServerContext,
  actor: Member,
  { no, storeId }: { no: string; storeId: number },
): Promise<void> {
  const at = ctx.clock.now();
  const { 'pool.ackHours': hours } = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    await lockAvailableStore(tx, storeId, at);
    const { order, dispatch } = await lockDispatched(tx, { no });
    const facts = { mode: 'assign' as const, storeId, acceptDeadline: addSeconds(at, hours * 3600) };
    const assigned = await moveDispatch(tx, dispatch, { move: 'assign', at, actor, facts });
    await notifyAssigned(tx, order, { dispatch: assigned, at });
  });
}

/** The platform itself does what no store has taken. Throws `not_found` and `status_changed`. */
export async function takeOrder(ctx: ServerContext, actor: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const found = await lockDispatched(tx, { no });
    await beginWork(tx, found, { move: 'take', storeId: null, at, actor });
  });
}

/** An operator leaves an order in the pool longer, or puts it back there. Throws `not_found` and `status_changed`. */
export async function extendPool(ctx: ServerContext, actor: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const { dispatch } = await lockDispatched(tx, { no });
    const facts = pooledUntil(settings, at);
    if (dispatch.status === 'pooled') await amendDispatch(tx, dispatch, { event: 'extend', at, actor, facts });
    else await moveDispatch(tx, dispatch, { move: 'repool', at, actor, facts });
  });
}
