import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { addSeconds, toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { lockAvailableStore } from '#lib/server/store/index.ts';
import { getStoreMoney } from '#lib/server/wallet/index.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { countOpenClaims, type Dispatch } from './dispatch-repository.ts';
import { lockDispatched } from './lock-dispatched.ts';
import { moveDispatch } from './move-dispatch.ts';

/**
 * A store takes an order out of the pool, to accept it within half an hour (docs/domain/orders.md 6). Of several stores
 * one gets it, the others `already_taken` with when. Says until when it is to be accepted. Throws `store_not_open`,
 * `store_on_holiday`, `store_owes`, `claims_full`, `not_found` for what the pool does not show this store, and `status_changed` for
 * what has left it otherwise.
 */
export async function claimOrder(ctx: ServerContext, member: StoreMember, no: string): Promise<Date> {
  const at = ctx.clock.now();
  const { storeId } = member;
  const settings = await getSettings(ctx);
  const { 'pool.maxOpen': max, 'pool.acceptMinutes': minutes, 'settle.claimDebtLimitFen': debtLimit } = settings;
  return ctx.db.transaction(async (tx) => {
    await lockAvailableStore(tx, storeId, at);
    const { dispatch } = await lockDispatched(tx, { no });
    const acceptDeadline = addSeconds(at, minutes * 60);
    if (isHeldBy(dispatch, storeId)) return dispatch.acceptDeadline ?? acceptDeadline;
    requireInPool(dispatch, storeId);
    await requireNoDebt(tx, storeId, debtLimit);
    await requireRoom(tx, storeId, max);
    const facts = { storeId, claimedAt: at, acceptDeadline };
    const onlyIf = sql`${storeId} <> all(${orderDispatches.excludedStoreIds})`;
    await moveDispatch(tx, dispatch, { move: 'claim', at, actor: member, facts, onlyIf });
    return acceptDeadline;
  });
}

/** Asked again for what it has claimed, nothing happens. */
const isHeldBy = (dispatch: Dispatch, storeId: number) => dispatch.status === 'claimed' && dispatch.storeId === storeId;

function requireInPool(dispatch: Dispatch, storeId: number): void {
  const { status, pooledAt, excludedStoreIds, claimedAt, acceptedAt } = dispatch;
  if (pooledAt === null || excludedStoreIds.includes(storeId)) throw new DomainError('not_found');
  if (status === 'pooled') return;
  const takenAt = acceptedAt ?? claimedAt;
  if (!takenAt) throw new DomainError('status_changed');
  throw new DomainError('already_taken', { data: { time: toUnixSeconds(takenAt) } });
}

async function requireRoom(tx: Executor, storeId: number, max: number): Promise<void> {
  if ((await countOpenClaims(tx, storeId)) >= max) throw new DomainError('claims_full', { values: { max } });
}

/** Who owes more than the shop bears takes nothing new before it is made up for. */
async function requireNoDebt(tx: Executor, storeId: number, limit: Fen): Promise<void> {
  const { owed } = await getStoreMoney(tx, storeId);
  if (owed > limit) throw new DomainError('store_owes', { values: { amount: formatFen(owed) } });
}
