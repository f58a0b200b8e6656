import { postAt } from '../transport/post-at.ts';

export type { StoreDeposit } from '#lib/contract/settlement/store-deposits.ts';

/** Pays what the store was asked for. */
export const payDeposit = postAt('/api/store/depositPay');
