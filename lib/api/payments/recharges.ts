import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  rechargeCreate,
  rechargeInfo,
  rechargeList,
  rechargeOptions,
  sandboxPay,
} from '#lib/contract/payments/recharges.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type RechargeChannel = DataOf<typeof rechargeOptions>['channels'][number];
export type RechargeOptions = DataOf<typeof rechargeOptions>;
export type Recharge = DataOf<typeof rechargeInfo>;
export type RechargeRecord = DataOf<typeof rechargeList>['list'][number];

/** One recharge, with what is needed to pay it. */
export const rechargeQuery = (no: string) => apiQuery('/api/recharge/info', { no });

/** Begins a recharge. The same key makes the same one, so that a request sent twice is one (docs/domain/common.md 4). */
export const createRecharge = (body: BodyOf<typeof rechargeCreate>, key: string) =>
  postApi('/api/recharge/create', body, {
    isCodeShown: false,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
    answers: '/api/recharge/info',
  });

/** Says that the transfer was made. */
export const sendVoucher = postAt('/api/recharge/voucher', {
  isCodeShown: false,
  isSuccessShown: true,
  answers: '/api/recharge/info',
});

/** Has an open payment prepared for this device; what is shown of it is read anew. */
export const preparePayment = postAt('/api/payment/prepare', { isCodeShown: false });

/** Plays the bank of the demo shop; the outcome comes through the same signed notice endpoint as a real one. */
export const playSandbox = (body: BodyOf<typeof sandboxPay>) => postApi('/api/payment/sandbox/pay', body);
