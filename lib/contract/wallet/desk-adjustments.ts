import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { sentNumber } from '../sent-number.ts';
import { deskMoney } from '../stale-reads.ts';

const adjustmentNo = z
  .string()
  .trim()
  .regex(/^AJ\d{14}$/, 'invalid');
const reason = requiredText(200).pipe(lineOfText(200));
const status = z.enum(['pending', 'approved', 'rejected']);

const facts = {
  user_id: sentNumber('invalid')
    .int('invalid')
    // Nothing typed is coerced to nought.
    .positive({ error: ({ input }) => (input === 0 ? 'required' : 'invalid') })
    .max(Number.MAX_SAFE_INTEGER, 'invalid'),
  reason,
  /** Address of a file of one's own, uploaded with the topic `voucher`: the paper that says why. */
  attachment: requiredText(255),
};

/** By a whole email address, mobile number or id, or by the beginning of an account name; nobody without a search. */
export const adjustmentUsers = endpoint({
  method: 'get',
  path: '/api/operator/adjustment/users',
  summary: 'Users by account name, to choose one for a correction',
  query: z.object(lookupFields),
  data: lookupAnswer,
});

export const adjustmentProposeBody = z.discriminatedUnion(
  'unit',
  [
    z.object({
      ...facts,
      unit: z.literal('CNY'),
      /** Yuan; below zero takes. */
      amount: z
        .string()
        .trim()
        .regex(/^-?\d{1,9}(\.\d{1,2})?$/, 'amount')
        .refine((text) => /[1-9]/.test(text), 'amount'),
    }),
    z.object({
      ...facts,
      unit: z.literal('PT'),
      /** Points; below zero takes. */
      amount: z
        .string()
        .trim()
        .regex(/^-?\d{1,9}$/, 'amount')
        .refine((text) => /[1-9]/.test(text), 'amount'),
    }),
  ],
  { error: 'choice' },
);

export const adjustmentPropose = endpoint({
  method: 'post',
  path: '/api/operator/adjustment/propose',
  isOnce: true,
  summary:
    'Submits an adjustment of balance or points for approval by another operator; needs the header Idempotency-Key',
  body: adjustmentProposeBody,
  stale: deskMoney,
  data: z.object({ no: z.string() }),
});

export const adjustmentList = endpoint({
  method: 'get',
  path: '/api/operator/adjustment/list',
  summary: 'Adjustments of balance and points, newest first',
  query: z.object({
    ...pageQuery,
    status: status.optional(),
    no: adjustmentNo.optional(),
  }),
  data: pageOf(
    z.object({
      no: z.string(),
      user_id: z.int(),
      user_name: z.string(),
      unit: z.enum(['CNY', 'PT']),
      /** Two decimals for money, none for points. */
      amount: z.string(),
      reason: z.string(),
      /** An address that shows the paper for some minutes. */
      attachment: z.string(),
      status,
      proposed_by: z.int(),
      proposer_name: z.string(),
      decided_by: z.int().nullable(),
      decider_name: z.string(),
      decide_reason: z.string(),
      create_time: unixSeconds,
      decide_time: unixSeconds.nullable(),
      actions: z.array(z.enum(['approve', 'reject'])),
    }),
  ),
});

export const adjustmentApprove = endpoint({
  method: 'post',
  path: '/api/operator/adjustment/approve',
  summary: 'Approves an adjustment submitted by another operator: it is booked and the customer is notified',
  body: z.object({ no: adjustmentNo }),
  stale: deskMoney,
});

export const adjustmentReject = endpoint({
  method: 'post',
  path: '/api/operator/adjustment/reject',
  summary: 'Rejects an adjustment submitted by another operator',
  body: z.object({ no: adjustmentNo, reason }),
  stale: deskMoney,
});
