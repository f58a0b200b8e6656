import type { Executor } from '#lib/server/db/connection.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import type { Dispatch } from './dispatch-repository.ts';
import { pooledUntil } from './enter-dispatch.ts';
import { type DispatchChange, moveDispatch } from './move-dispatch.ts';

/**
 * An order goes back into the pool, where its store does not see it again. Time in the pool goes on counting, because
 * the customer goes on waiting; an order that was never there, or whose store has worked on it, begins anew.
 */
export async function returnToPool(
  tx: Executor,
  dispatch: Dispatch,
  { move, reason, at, actor }: Omit<DispatchChange, 'facts'> & { move: 'release' | 'refuse' | 'transfer' },
): Promise<Dispatch> {
  const { storeId, excludedStoreIds, pooledAt, round } = dispatch;
  const isNewStay = pooledAt === null || move === 'transfer';
  const facts = {
    mode: 'claim' as const,
    storeId: null,
    claimedAt: null,
    acceptDeadline: null,
    acceptedAt: null,
    excludedStoreIds: storeId === null ? excludedStoreIds : [...new Set([...excludedStoreIds, storeId])],
    releasedReason: reason ?? '',
    round: round + 1,
    ...(isNewStay && pooledUntil(await getSettingsWithin(tx), at)),
  };
  return moveDispatch(tx, dispatch, { move, reason, at, actor, facts });
}
