import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { deskMoney } from '../stale-reads.ts';
import type { Channel } from './channels.ts';
import { channel } from './recharges.ts';

const noticeId = sentNumber('invalid').int('invalid').positive('invalid').max(Number.MAX_SAFE_INTEGER, 'invalid');

/** What became of a message; whatever it is, the message need not come again. */
const received = z.object({
  outcome: z.enum(['applied', 'duplicate', 'late', 'mismatch', 'unknown', 'refunded', 'unanswered', 'ignored']),
});

/**
 * The address a provider sends its messages to; what it sends, and the bare text it waits for, it says itself. Machines
 * call it, so the map of calls need not have it.
 */
export const paymentWebhook = (channel: Channel, { summary, answer }: { summary: string; answer?: string }) => {
  const entry = { method: 'post', path: `/api/payment/${channel}/webhook`, summary, stale: [] } as const;
  return answer
    ? endpoint({ ...entry, file: 'text/plain', data: z.literal(answer) })
    : endpoint({ ...entry, data: received });
};

export const operatorNotices = endpoint({
  method: 'get',
  path: '/api/operator/payment/notices',
  summary: 'Payment notices that need attention: late, wrong amount, no matching payment or refunded by the provider',
  query: z.object({ ...pageQuery, id: noticeId.optional() }),
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
});
