import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountField,
  lineOfText,
  moneyText,
  noQuery,
  pageOf,
  pageQuery,
  requiredText,
  typedText,
  unixSeconds,
} from '../fields.ts';
import { deskMoney, memberOrders, recharges } from '../stale-reads.ts';
import { channels } from './channels.ts';

const rechargeNo = z
  .string()
  .trim()
  .regex(/^RC\d{14}$/, 'invalid');
const paymentNo = z
  .string()
  .trim()
  .regex(/^PY\d{14}$/, 'invalid');
export const channel = z.enum(channels);

/** Money of a transfer that came in another amount and waits for a decision. */
export const openNotice = z.object({ id: z.int(), amount: moneyText }).nullable();

const recharge = z.object({
  no: z.string(),
  payment_no: z.string(),
  channel,
  amount: moneyText,
  currency: z.string(),
  status: z.enum(['created', 'pending', 'processing', 'succeeded', 'failed', 'closed']),
  voucher_reference: z.string(),
  /** An address that shows the voucher for some minutes; empty without one. */
  voucher_file: z.string(),
  fail_reason: z.string(),
  create_time: unixSeconds,
  /** Unpaid it is closed then. */
  expire_time: unixSeconds,
  /** What the reader may do now. */
  actions: z.array(z.enum(['pay', 'voucher', 'confirm'])),
});

const detailed = recharge.extend({
  /**
   * What is needed to pay: the shop's bank account, or `url` of the provider's page (`mobile_url` where phones have one
   * of their own); empty once nothing can be paid any more. Where the provider has a way for each device, `kind` says for which
   * it is opened: `code` has a text to show as a QR code, `page` and `login` a `url` (a page until `until`), `bridge` the parameters
   * of WeChat's own window, as JSON.
   */
  instructions: z.record(z.string(), z.string()),
});

export const rechargeOptions = endpoint({
  method: 'get',
  path: '/api/recharge/options',
  summary: 'Payment methods for topping up, and top-up limits',
  query: noQuery,
  data: z.object({ channels: z.array(channel), min: moneyText, max: moneyText }),
});

export const rechargeCreateBody = z.object({ amount: amountField, channel: z.enum(channel.options, 'choice') });

export const rechargeCreate = endpoint({
  method: 'post',
  path: '/api/recharge/create',
  isOnce: true,
  summary: 'Starts a top-up; needs the header Idempotency-Key, and answers the same for the same key',
  body: rechargeCreateBody,
  stale: recharges,
  data: detailed,
});

export const rechargeInfo = endpoint({
  method: 'get',
  path: '/api/recharge/info',
  summary: 'One of the caller’s top-ups',
  query: z.object({ no: rechargeNo }),
  data: detailed,
});

export const rechargeList = endpoint({
  method: 'get',
  path: '/api/recharge/list',
  summary: 'The caller’s top-ups, newest first',
  query: z.object(pageQuery),
  data: pageOf(recharge),
});

export const rechargeVoucherBody = z.object({
  no: rechargeNo,
  reference: requiredText(100).pipe(lineOfText(100)),
  /** Address of a file of one's own, uploaded with the topic `voucher`. */
  file: typedText().max(255, 'tooLong').optional(),
});

export const rechargeVoucher = endpoint({
  method: 'post',
  path: '/api/recharge/voucher',
  summary: 'Submits transfer details: the transfer has been made, and how to find it',
  body: rechargeVoucherBody,
  stale: recharges,
  data: detailed,
});

export const sandboxPay = endpoint({
  method: 'post',
  path: '/api/payment/sandbox/pay',
  summary: 'Simulates the demo shop’s bank: pays or refuses one of the caller’s payments',
  body: z.object({ no: paymentNo, outcome: z.enum(['succeeded', 'failed'], 'choice') }),
  stale: [...memberOrders, ...recharges],
});

const paymentPrepareBody = z.object({
  no: paymentNo,
  /** With these the provider's login has led back to the shop; where the instructions lead there (`kind` is `login`). */
  code: z.string().trim().min(1, 'required').max(512, 'tooLong').optional(),
  state: z.string().trim().max(128, 'tooLong').optional(),
});

export const paymentPrepare = endpoint({
  method: 'post',
  path: '/api/payment/prepare',
  summary:
    'Prepares an open payment to be paid from the device that asks: begun on another device, or by a page that no longer works, it is opened again',
  body: paymentPrepareBody,
  stale: ['/api/order/group', '/api/recharge/info'],
  data: z.object({
    /** As in a top-up; empty once nothing can be paid any more. */
    instructions: z.record(z.string(), z.string()),
  }),
});

export const operatorRecharges = endpoint({
  method: 'get',
  path: '/api/operator/recharge/list',
  summary: 'All top-ups, newest first',
  query: z.object({
    ...pageQuery,
    status: recharge.shape.status.optional(),
    no: rechargeNo.optional(),
  }),
  data: pageOf(recharge.extend({ user_id: z.int(), user_name: z.string(), open_notice: openNotice })),
});

export const operatorRechargeReceived = z.object({
  outcome: z.literal('received'),
  no: rechargeNo,
  /** As the bank statement has it. */
  amount: amountField,
  trade_no: requiredText(64).pipe(lineOfText(64)),
});

export const operatorRechargeConfirm = endpoint({
  method: 'post',
  path: '/api/operator/recharge/confirm',
  summary: 'Resolves a top-up by bank transfer: received, received in another amount, or not received',
  body: z.discriminatedUnion(
    'outcome',
    [
      operatorRechargeReceived,
      /** The statement has another amount: it becomes a payment notice, and the transfer waits. */
      operatorRechargeReceived.extend({ outcome: z.literal('other_amount') }),
      z.object({ outcome: z.literal('rejected'), no: rechargeNo, reason: requiredText(200).pipe(lineOfText(200)) }),
    ],
    { error: 'choice' },
  ),
  stale: deskMoney,
});
