import {
  orderGroup,
  orderPay,
  orderPayCancel,
  orderPayStatus,
  orderVoucher,
} from '#lib/contract/orders/member-checkout.ts';
import { orderCancel } from '#lib/contract/orders/member-orders.ts';
import { payerOf } from '#lib/server/http/scope/payer-of.ts';
import type { RequestScope } from '#lib/server/http/scope/request-scope.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { cancelOrder } from '#lib/server/workflows/orders/cancel-order.ts';
import { describeGroup, describeGroupDue } from '#lib/server/workflows/payment/describe-group.ts';
import { giveUpPaying } from '#lib/server/workflows/payment/give-up-paying.ts';
import { payProven } from '#lib/server/workflows/payment/prove-balance.ts';
import { submitOrderVoucher } from '#lib/server/workflows/payment/submit-order-voucher.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toDueRecord, toGroupRecord } from './member-pay-records.ts';

async function describe({ server, locale }: RequestScope, userId: number, no: string) {
  return toGroupRecord(await describeGroup(server, userId, no), locale);
}

/** Paying what is ordered together, and giving an order up. */
export function registerOrderPay(app: App): void {
  serve(app, orderGroup, {
    guard: 'login',
    run: (call) => describe(call, call.member.userId, call.query.no),
  });
  serve(app, orderPayStatus, {
    guard: 'login',
    run: async ({ server, member, query }) => {
      const { group, due } = await describeGroupDue(server, member.userId, query.no);
      return toDueRecord(group, due);
    },
  });
  serve(app, orderPay, {
    guard: 'login',
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    run: async (call) => {
      const { no, channel, balance_amount: part, confirmed_amount: confirmed, password, code } = call.body;
      const key = requireIdempotencyKey(call.request);
      const fenOf = (text: string | undefined) => (text === undefined ? undefined : parseFen(text));
      const input = { no, channel, key, balanceAmount: fenOf(part), confirmedAmount: fenOf(confirmed) };
      await payProven(call.server, call.member, { ...input, payer: payerOf(call), password, code, ip: call.ip });
      return describe(call, call.member.userId, no);
    },
  });
  serve(app, orderPayCancel, {
    guard: 'login',
    run: async (call) => {
      await giveUpPaying(call.server, call.member, call.body.no);
      return describe(call, call.member.userId, call.body.no);
    },
  });
  serve(app, orderVoucher, {
    guard: 'login',
    message: 'voucherReceived',
    run: async (call) => {
      await submitOrderVoucher(call.server, call.member, call.body);
      return describe(call, call.member.userId, call.body.no);
    },
  });
  serve(app, orderCancel, {
    guard: 'login',
    message: 'orderCancelled',
    run: ({ server, member, body }) => cancelOrder(server, member, body),
  });
}
