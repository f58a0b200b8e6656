import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { enteredPassword, noQuery, pageOf, pageQuery } from '../fields.ts';
import { storeWithdrawals } from '../stale-reads.ts';
import { withdrawalFilters } from './records.ts';
import {
  withdrawal,
  withdrawalAmount,
  withdrawalDetails,
  withdrawalNo,
  withdrawalPrice,
  withdrawOptions,
} from './withdrawal-shapes.ts';

export const storeWithdrawOptions = endpoint({
  method: 'get',
  path: '/api/store/withdrawOptions',
  summary: 'What the store can withdraw, the account it goes to, the limits, and what keeps the store from it',
  query: noQuery,
  data: withdrawOptions.extend({
    /** By its end alone. */
    account: z.string(),
    bank: z.string(),
    /** The account is in the name that the store has now. */
    is_own_account: z.boolean(),
    /** Whether the request asks for a second factor. */
    needs_code: z.boolean(),
    /** It is paid once the store’s invoice to the platform over its statements is accepted. */
    is_invoice_needed: z.boolean(),
  }),
});

export const storeWithdrawPreview = endpoint({
  method: 'get',
  path: '/api/store/withdrawPreview',
  summary: 'Fee and what would arrive of an amount',
  query: z.object({ amount: withdrawalAmount }),
  data: withdrawalPrice,
});

export const storeWithdrawBody = z.object({
  amount: withdrawalAmount,
  password: enteredPassword(64),
  code: z.string().trim().max(20, 'code').default(''),
});

export const storeWithdrawApply = endpoint({
  method: 'post',
  path: '/api/store/withdrawApply',
  isOnce: true,
  summary:
    'Requests a withdrawal of the store’s available earnings to its payee account, with the password and a two-factor authentication code if it is on; needs the header Idempotency-Key',
  body: storeWithdrawBody,
  stale: storeWithdrawals,
  data: z.object({ no: z.string() }),
});

export const storeWithdraws = endpoint({
  method: 'get',
  path: '/api/store/withdraws',
  summary: 'The store’s withdrawals, newest first',
  query: z.object({ ...pageQuery, status: z.enum(withdrawalFilters, 'choice').optional() }),
  data: pageOf(withdrawal),
});

export const storeWithdrawInfo = endpoint({
  method: 'get',
  path: '/api/store/withdrawInfo',
  summary: 'One of the store’s withdrawals with its timeline',
  query: z.object({ no: withdrawalNo }),
  data: withdrawalDetails,
});

export const storeWithdrawCancel = endpoint({
  method: 'post',
  path: '/api/store/withdrawCancel',
  summary: 'Cancels a withdrawal of the store that nobody has decided about; the money is available again',
  body: z.object({ no: withdrawalNo }),
  stale: storeWithdrawals,
});
