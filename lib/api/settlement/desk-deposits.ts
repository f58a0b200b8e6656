import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorDepositDecide,
  operatorDepositPropose,
  operatorDeposits,
} from '#lib/contract/settlement/desk-deposits.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';

export type Deposit = DataOf<typeof operatorDeposits>['list'][number];

/** Stores, to choose the one that is concerned. */
export const depositStoreLookup = lookupAt('/api/operator/deposit/stores');

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Asks for a deposit, or puts its release or forfeit before another operator. The same key makes the same one. */
export const proposeDeposit = (body: BodyOf<typeof operatorDepositPropose>, key: string) =>
  postApi('/api/operator/deposit/propose', body, {
    ...inForm,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

export const decideDeposit = (body: BodyOf<typeof operatorDepositDecide>) =>
  postApi('/api/operator/deposit/decide', body, inForm);
