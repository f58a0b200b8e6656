import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeDepositPay } from '#lib/contract/settlement/store-deposits.ts';
import { postApi } from '../transport/browser.ts';

export type { StoreDeposit } from '#lib/contract/settlement/store-deposits.ts';

/** Pays what the store was asked for. */
export const payDeposit = (body: BodyOf<typeof storeDepositPay>) =>
  postApi('/api/store/depositPay', body, { isSuccessShown: true, isCodeShown: false });
