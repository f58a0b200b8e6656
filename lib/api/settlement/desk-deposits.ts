import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorDeposits } from '#lib/contract/settlement/desk-deposits.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt, postOnceAt } from '../transport/post-at.ts';

export type Deposit = DataOf<typeof operatorDeposits>['list'][number];

/** Stores, to choose the one that is concerned. */
export const depositStoreLookup = lookupAt('/api/operator/deposit/stores');

/** Asks for a deposit, or puts its release or forfeit before another operator. The same key makes the same one. */
export const proposeDeposit = postOnceAt('/api/operator/deposit/propose');

export const decideDeposit = postAt('/api/operator/deposit/decide');
