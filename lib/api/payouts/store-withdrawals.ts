import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeWithdrawOptions } from '#lib/contract/payouts/store-withdrawals.ts';
import { postAt, postOnceAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type StoreWithdrawOptions = DataOf<typeof storeWithdrawOptions>;

export const storeWithdrawalQuery = (no: string) => apiQuery('/api/store/withdrawInfo', { no });

/** The same key makes the same withdrawal (docs/domain/common.md 4). */
export const applyStoreWithdrawal = postOnceAt('/api/store/withdrawApply');

export const cancelStoreWithdrawal = postAt('/api/store/withdrawCancel');
