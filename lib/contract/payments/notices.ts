import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, nothing, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { deskMoney } from '../stale-reads.ts';
import { channel } from './recharges.ts';

const noticeId = z.coerce.number().int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER, 'invalid');

/** What became of a message; whatever it is, the message need not come again. */
const received = z.object({
  outcome: z.enum(['applied', 'duplicate', 'late', 'mismatch', 'unknown', 'refunded', 'unanswered', 'ignored']),
});

export const sandboxWebhook = endpoint({
  method: 'post',
  path: '/api/payment/sandbox/webhook',
  summary: 'Sandbox payment notifications: JSON, signed in the header x-sandbox-signature',
  stale: [],
  data: received,
});

export const stripeWebhook = endpoint({
  method: 'post',
  path: '/api/payment/stripe/webhook',
  summary: 'Stripe events, signed in the header stripe-signature; refused ones are answered with HTTP 400',
  stale: [],
  data: received,
});

export const alipayWebhook = endpoint({
  method: 'post',
  path: '/api/payment/alipay/webhook',
  summary: 'Alipay notifications: a form signed with RSA2; answers the word Alipay expects',
  file: 'text/plain',
  stale: [],
  data: z.literal('success'),
});

export const operatorNotices = endpoint({
  method: 'get',
  path: '/api/operator/payment/notices',
  summary: 'Payment notices that need attention: late, wrong amount, no matching payment or refunded by the provider',
  query: z.object({ ...pageQuery, id: noticeId.optional().catch(undefined) }),
  data: pageOf(
    z.object({
      id: z.int(),
      channel,
      payment_no: z.string(),
      trade_no: z.string(),
      /** `closed`: paid back at the provider; `pending`: the provider does not answer. */
      status: z.enum(['succeeded', 'failed', 'closed', 'pending']),
      amount: moneyText,
      currency: z.string(),
      outcome: z.enum(['late', 'mismatch', 'unknown', 'refunded', 'unanswered']),
      /** What was asked for, where it is a payment of ours. */
      due: z
        .object({
          amount: moneyText,
          currency: z.string(),
          /** What came less what was asked for; null in another currency. */
          difference: z.string().nullable(),
          purpose: z.enum(['recharge', 'order']),
          subject_no: z.string(),
          user_id: z.int(),
          user_name: z.string(),
        })
        .nullable(),
      create_time: unixSeconds,
    }),
  ),
});

export const operatorNoticeResolve = endpoint({
  method: 'post',
  path: '/api/operator/payment/resolve',
  summary: 'Resolves a payment notice: credits the money, records a manual refund or records only',
  body: z.object({
    id: noticeId,
    resolution: z.enum(['credited', 'refunded', 'noted'], 'choice'),
    reason: requiredText(200).pipe(lineOfText(200)),
  }),
  stale: deskMoney,
  data: nothing,
});
