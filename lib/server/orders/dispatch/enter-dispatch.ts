import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { getSettingsWithin, type Settings } from '#lib/server/site/index.ts';
import { findAbsence, findStoreNames } from '#lib/server/store/index.ts';
import { feeOfWhole } from '../pricing/fees.ts';
import { listLines, type Order, type OrderLine } from '../repository.ts';
import { type Dispatch, insertDispatch, type NewDispatch } from './dispatch-repository.ts';
import { logDispatch } from './move-dispatch.ts';
import { notifyAssigned, notifyOperators } from './notify-stores.ts';

/**
 * Sends a paid order on its way: to the store whose offer it is, or else into the pool (docs/domain/orders.md 6). A
 * store on holiday has agreed to its order and is asked; one that is suspended gets nothing new
 * (docs/domain/store.md 3), so its order goes into the pool and operators are told. The order is locked and
 * `pending_dispatch`. Throws `status_changed` when it is on its way already.
 */
export async function enterDispatch(tx: Executor, ctx: Pick<ServerContext, 'clock'>, order: Order): Promise<Dispatch> {
  const at = ctx.clock.now();
  const settings = await getSettingsWithin(tx);
  const { fixedStoreId } = order;
  const isStoreClosed = fixedStoreId !== null && (await findAbsence(tx, fixedStoreId, at)) === 'closed';
  const isOffered = fixedStoreId !== null && !isStoreClosed;
  const way = isOffered ? toStore(settings, { storeId: fixedStoreId, at }) : toPool(settings, at);
  const dispatch = await insertDispatch(tx, {
    orderId: order.id,
    payoutEstimateAmount: estimatePayout(order, await listLines(tx, [order.id])),
    createdAt: at,
    updatedAt: at,
    ...way,
  });
  if (!dispatch) throw new DomainError('status_changed');
  await logDispatch(tx, dispatch, { from: null, event: dispatch.mode === 'assign' ? 'assign' : 'enter', at });
  if (isOffered) await notifyAssigned(tx, order, { dispatch, at });
  if (isStoreClosed) await notifyOfClosed(tx, order, { storeId: fixedStoreId, at });
  return dispatch;
}

async function notifyOfClosed(tx: Executor, { no }: Order, { storeId, at }: { storeId: number; at: Date }) {
  const store = (await findStoreNames(tx, [storeId])).get(storeId) ?? '';
  await notifyOperators(tx, { no, event: 'orderStoreClosed', args: { store }, cause: no, at });
}

/** What a store can expect of an order, before anything of it is given back. */
export function estimatePayout(order: Order, lines: readonly OrderLine[]): Fen {
  const fees = lines.reduce((sum, line) => sum + feeOfWhole(order, line), 0);
  return order.payableAmount + order.pointsAmount - fees;
}

function toPool(settings: Settings, at: Date): Pick<NewDispatch, 'mode' | 'status' | 'pooledAt' | 'expiresAt'> {
  return { mode: 'claim', status: 'pooled', ...pooledUntil(settings, at) };
}

function toStore(settings: Settings, { storeId, at }: { storeId: number; at: Date }) {
  const acceptDeadline = addSeconds(at, settings['pool.ackHours'] * 3600);
  return { mode: 'assign' as const, status: 'assigned' as const, storeId, acceptDeadline };
}

/** A new stay in the pool. */
export function pooledUntil(settings: Settings, at: Date) {
  return { pooledAt: at, expiresAt: addSeconds(at, settings['pool.expireHours'] * 3600) };
}
