import { defineList, type StateOf } from '#components/lists/define-list.ts';
import { storePool } from '#lib/contract/orders/store-pool.ts';

export type PoolState = StateOf<typeof storePool>;

/** Paid orders that wait for a store: the newest first, so that what comes is seen. */
export const poolList = defineList(storePool, {
  limit: 20,
  settle: (state, given) => ({ ...state, sort: given.sort ?? 'newest' }),
});
