import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  enteredPassword,
  idField,
  lineOfText,
  noQuery,
  pageOf,
  pageQuery,
  requiredText,
  unixSeconds,
} from '../fields.ts';
import { memberWithdrawals } from '../stale-reads.ts';
import { isPayeeAccount, toPayeeAccount } from './payee-accounts.ts';
import { payeeChannels, withdrawalChannels, withdrawalFilters } from './records.ts';
import {
  withdrawal,
  withdrawalAmount,
  withdrawalDetails,
  withdrawalNo,
  withdrawalPrice,
  withdrawOptions,
} from './withdrawal-shapes.ts';

/** An account outside as it is shown: by its end alone. */
const payee = z.object({
  id: z.int(),
  channel: z.enum(payeeChannels),
  account: z.string(),
  bank: z.string(),
  branch: z.string(),
  /** Nothing is paid to it before. */
  ready_time: unixSeconds,
  is_ready: z.boolean(),
});

export const recommendPayees = endpoint({
  method: 'get',
  path: '/api/recommend/payees',
  summary: 'Payee accounts that commissions can be withdrawn to; numbers are masked',
  query: noQuery,
  data: z.object({
    list: z.array(payee),
    is_verified: z.boolean(),
    /** Whether adding one asks for a second factor. */
    needs_code: z.boolean(),
    cooling_hours: z.int(),
  }),
});

export const payeeSaveBody = z
  .object({
    channel: z.enum(payeeChannels, 'choice'),
    holder: requiredText(50).pipe(lineOfText(50)),
    account: requiredText(60).pipe(lineOfText(60)),
    bank: lineOfText(60).default(''),
    branch: lineOfText(100).default(''),
    password: enteredPassword(64),
    code: z.string().trim().max(20, 'code').default(''),
  })
  .refine(({ channel, bank }) => channel !== 'bank' || bank !== '', { error: 'required', path: ['bank'] })
  .superRefine(({ channel, account }, context) => {
    if (isPayeeAccount(channel, toPayeeAccount(channel, account))) return;
    const message = channel === 'bank' ? 'cardNumber' : 'alipayAccount';
    context.addIssue({ code: 'custom', message, path: ['account'] });
  });

export const recommendPayeeSave = endpoint({
  method: 'post',
  path: '/api/recommend/payeeSave',
  summary:
    'Adds a payee account in the caller’s verified name, with the password and a two-factor authentication code if it is on; it can be used once its waiting period is over',
  body: payeeSaveBody,
  stale: memberWithdrawals,
  data: payee,
});

export const recommendPayeeRemove = endpoint({
  method: 'post',
  path: '/api/recommend/payeeRemove',
  summary: 'Deletes a payee account; withdrawals already requested keep it',
  body: z.object({ id: idField }),
  stale: memberWithdrawals,
});

export const recommendWithdrawOptions = endpoint({
  method: 'get',
  path: '/api/recommend/withdrawOptions',
  summary: 'What can be withdrawn, the limits, and what keeps the caller from it',
  query: noQuery,
  data: withdrawOptions,
});

export const recommendWithdrawPreview = endpoint({
  method: 'get',
  path: '/api/recommend/withdrawPreview',
  summary: 'Fee, tax and what would arrive of an amount',
  query: z.object({ amount: withdrawalAmount, channel: z.enum(withdrawalChannels, 'choice') }),
  data: withdrawalPrice,
});

const withdrawApplyBody = z.discriminatedUnion(
  'to',
  [
    z.object({ to: z.literal('payee'), amount: withdrawalAmount, payee_id: idField }),
    z.object({ to: z.literal('balance'), amount: withdrawalAmount }),
  ],
  { error: 'choice' },
);

export const recommendWithdrawApply = endpoint({
  method: 'post',
  path: '/api/recommend/withdrawApply',
  isOnce: true,
  summary:
    'Requests a withdrawal of commissions to a payee account, or moves them to the balance at once; needs the header Idempotency-Key',
  body: withdrawApplyBody,
  stale: [...memberWithdrawals, '/api/account/balance', '/api/account/bill', '/api/index/index'],
  /** Whether it is there already: what moves to the balance is. */
  data: z.object({ no: z.string(), is_paid: z.boolean() }),
});

export const recommendWithdraws = endpoint({
  method: 'get',
  path: '/api/recommend/withdraws',
  summary: 'The caller’s withdrawals, newest first',
  query: z.object({ ...pageQuery, status: z.enum(withdrawalFilters, 'choice').optional() }),
  data: pageOf(withdrawal),
});

export const recommendWithdrawInfo = endpoint({
  method: 'get',
  path: '/api/recommend/withdrawInfo',
  summary: 'One of the caller’s withdrawals with its timeline',
  query: z.object({ no: withdrawalNo }),
  data: withdrawalDetails,
});

export const recommendWithdrawCancel = endpoint({
  method: 'post',
  path: '/api/recommend/withdrawCancel',
  summary: 'Cancels a withdrawal that nobody has decided about; the money is available again',
  body: z.object({ no: withdrawalNo }),
  stale: memberWithdrawals,
});
