import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyText, pageOf, pageQuery, unixSeconds } from '../fields.ts';

/** Where money of a store lies once it is settled; the first is what is shown until another is chosen. */
export const storeAccounts = ['available', 'held', 'deposited'] as const;
export type StoreAccount = (typeof storeAccounts)[number];

export const storeMovements = endpoint({
  method: 'get',
  path: '/api/store/financeMovements',
  summary: 'What came into an account of the store and left it, newest first: together it is what lies there',
  query: z.object({ ...pageQuery, account: z.enum(storeAccounts).optional().catch(undefined) }),
  data: pageOf(
    z.object({
      id: z.int(),
      memo: z.string(),
      /** Number of the document behind it. */
      no: z.string(),
      amount: moneyText,
      /** What lay there afterwards. */
      after: moneyText,
      create_time: unixSeconds,
    }),
  ),
});
