import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { orderGroup, orderPay } from '#lib/contract/orders/member-checkout.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type { CheckoutGroup } from '#lib/contract/orders/member-checkout.ts';
export type { PayChannel } from '#lib/contract/payments/channels.ts';
export type GroupPayment = DataOf<typeof orderGroup>['payments'][number];

/** Pays, or begins to. The same key begins the same payment (docs/domain/common.md 4). */
export const payOrder = (body: BodyOf<typeof orderPay>, key: string) =>
  postApi('/api/order/pay', body, {
    isCodeShown: false,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
    answers: '/api/order/group',
  });

/** Says that the transfer was made. */
export const sendOrderVoucher = postAt('/api/order/voucher', {
  isCodeShown: false,
  isSuccessShown: true,
  answers: '/api/order/group',
});

/** Gives up the open attempt, so that another way can be chosen. */
export const cancelPayment = (no: string) => postApi('/api/order/payCancel', { no }, { answers: '/api/order/group' });
