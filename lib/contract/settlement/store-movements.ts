import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { moneyText, pageOf, pageQuery, unixSeconds } from '../fields.ts';

/** Where money of a store lies once it is settled; the first is what is shown until another is chosen. */
export const storeAccounts = ['available', 'held', 'deposited'] as const;
export type StoreAccount = (typeof storeAccounts)[number];

const day = filterDay.optional();
/** Days of the shop, both included. */
const filters = { account: z.enum(storeAccounts, 'choice').optional(), from: day, to: day };

export const storeMovements = endpoint({
  method: 'get',
  path: '/api/store/financeMovements',
  summary: 'What came into an account of the store and left it, newest first: together it is what lies there',
  query: z.object({ ...pageQuery, ...filters }),
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

export const storeMovementsExport = endpoint({
  method: 'get',
  path: '/api/store/movementsExport',
  summary: 'The same as a spreadsheet file',
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});
