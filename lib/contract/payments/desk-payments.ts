import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { amountField, lineOfText, moneyText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { deskMoney } from '../stale-reads.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { openNotice } from './recharges.ts';

const paymentNo = z
  .string()
  .trim()
  .regex(/^PY\d{14}$/, 'invalid');
const refundNo = z
  .string()
  .trim()
  .regex(/^RF\d{14}$/, 'invalid');

export const operatorTransfers = endpoint({
  method: 'get',
  path: '/api/operator/payment/transfers',
  summary: 'Order transfers submitted by customers and not yet checked, oldest first',
  query: z.object({ ...pageQuery, no: paymentNo.optional() }),
  data: pageOf(
    z.object({
      no: z.string(),
      /** Number of what is paid together. */
      group_no: z.string(),
      user_id: z.int(),
      user_name: z.string(),
      amount: moneyText,
      currency: z.string(),
      voucher_reference: z.string(),
      /** An address that shows the voucher for some minutes; empty without one. */
      voucher_file: z.string(),
      /** What came of it in another amount, and waits as a payment notice. */
      open_notice: openNotice,
      create_time: unixSeconds,
    }),
  ),
});

export const transferPurposes = ['order', 'recharge'] as const;
export const transferOutcomes = ['received', 'rejected'] as const;
export const transferSorts = ['-decided', 'decided'] as const;

const day = filterDay.optional();

export const operatorTransferHistory = endpoint({
  method: 'get',
  path: '/api/operator/payment/transferHistory',
  summary: 'Processed bank transfers, for orders and top-ups as far as the caller may see them, latest decision first',
  query: z.object({
    ...workQuery(transferSorts),
    /** A document number, a part of the payment details or bank transaction number, or whose transfer it is. */
    q: z.string().trim().min(1).max(100, 'tooLong').optional(),
    purpose: z.enum(transferPurposes, 'choice').optional(),
    outcome: z.enum(transferOutcomes, 'choice').optional(),
    /** Days of the decision. */
    from: day,
    to: day,
  }),
  data: workPageOf(
    z.object({
      no: z.string(),
      purpose: z.enum(transferPurposes),
      /** Number of the top-up, or of what was paid together. */
      subject_no: z.string(),
      order_nos: z.array(z.string()),
      user_id: z.int(),
      user_name: z.string(),
      amount: moneyText,
      currency: z.string(),
      voucher_reference: z.string(),
      trade_no: z.string(),
      outcome: z.enum(transferOutcomes),
      reason: z.string(),
      /** Null where nobody decided manually. */
      decided_by: z.int().nullable(),
      decider_name: z.string(),
      create_time: unixSeconds,
      decide_time: unixSeconds,
    }),
  ),
});

export const operatorTransferReceived = z.object({
  outcome: z.literal('received'),
  no: paymentNo,
  /** As the bank statement has it. */
  amount: amountField,
  trade_no: requiredText(64).pipe(lineOfText(64)),
});

export const operatorTransferConfirm = endpoint({
  method: 'post',
  path: '/api/operator/payment/confirmTransfer',
  summary: 'Resolves an order transfer: received, received in another amount, or not received',
  body: z.discriminatedUnion(
    'outcome',
    [
      operatorTransferReceived,
      /** The statement has another amount: it becomes a payment notice, and the transfer waits. */
      operatorTransferReceived.extend({ outcome: z.literal('other_amount') }),
      z.object({ outcome: z.literal('rejected'), no: paymentNo, reason: requiredText(200).pipe(lineOfText(200)) }),
    ],
    { error: 'choice' },
  ),
  stale: deskMoney,
});

export const operatorRefunds = endpoint({
  method: 'get',
  path: '/api/operator/refund/list',
  summary:
    'Refunds that need attention: manual transfers, rejected by the provider, or without a response for too long',
  query: z.object({ ...pageQuery, no: refundNo.optional() }),
  data: pageOf(
    z.object({
      no: z.string(),
      payment_no: z.string(),
      /** The order it goes back for; of money that came too late, what should have been paid. */
      subject_no: z.string(),
      user_id: z.int(),
      user_name: z.string(),
      channel: z.string(),
      kind: z.enum(['original', 'balance', 'manual']),
      amount: moneyText,
      currency: z.string(),
      status: z.enum(['pending', 'processing', 'succeeded', 'failed', 'manual_required']),
      reason: z.string(),
      attempts: z.int(),
      last_error: z.string(),
      create_time: unixSeconds,
      actions: z.array(z.enum(['paid', 'retry'])),
    }),
  ),
});

export const operatorRefundPaidBody = z.object({ no: refundNo, reference: requiredText(64).pipe(lineOfText(64)) });

export const operatorRefundPaid = endpoint({
  method: 'post',
  path: '/api/operator/refund/paid',
  summary: 'Records a manual refund transfer and its reference',
  body: operatorRefundPaidBody,
  stale: deskMoney,
});

export const operatorRefundRetry = endpoint({
  method: 'post',
  path: '/api/operator/refund/retry',
  summary: 'Retries the refund at the provider immediately, under the same number',
  body: z.object({ no: refundNo }),
  stale: deskMoney,
});
