import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  storeWithdrawApply,
  storeWithdrawCancel,
  storeWithdrawOptions,
} from '#lib/contract/payouts/store-withdrawals.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type StoreWithdrawOptions = DataOf<typeof storeWithdrawOptions>;

export const storeWithdrawalQuery = (no: string) => apiQuery('/api/store/withdrawInfo', { no });
const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** The same key makes the same withdrawal (docs/domain/common.md 4). */
export const applyStoreWithdrawal = (body: BodyOf<typeof storeWithdrawApply>, key: string) =>
  postApi('/api/store/withdrawApply', body, {
    ...inForm,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

export const cancelStoreWithdrawal = (body: BodyOf<typeof storeWithdrawCancel>) =>
  postApi('/api/store/withdrawCancel', body, inForm);
