import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { moneyText, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { bookAccounts, ownedBookAccounts } from './books.ts';
import { movementKinds } from './member-movements.ts';
import { voucherProfileNames } from './voucher-profiles.ts';

const day = filterDay.optional();
/** Days of the shop, both included; without them the month that is running. */
const period = { from: day, to: day };

/** As people read them: what is earned, held or spent, and what lies somewhere, is above zero. */
const amounts = { opening: moneyText, movement: moneyText, closing: moneyText };

export const operatorBooks = endpoint({
  method: 'get',
  path: '/api/operator/books/view',
  summary: 'What the platform earned and spent in a period, whose money it holds and where it lies, out of the ledger',
  query: z.object(period),
  data: z.object({
    from: z.string(),
    to: z.string(),
    sections: z.array(
      z.object({
        section: z.enum(['income', 'expense', 'held', 'places', 'other']),
        accounts: z.array(
          z.object({
            account: z.enum(bookAccounts),
            ...amounts,
          }),
        ),
        ...amounts,
      }),
    ),
    /** What lies somewhere is what is held, and what was earned less what was spent. */
    is_balanced: z.boolean(),
    /** Withdrawals that are not paid yet: how many, and what of them arrives. */
    due: z.object({ count: z.int(), amount: moneyText }),
    /** Statements that are settled within a week unless a store objects, and what they come to. */
    statements: z.object({ count: z.int(), amount: moneyText }),
  }),
});

export const operatorBookEntries = endpoint({
  method: 'get',
  path: '/api/operator/books/entries',
  summary: 'The journals behind the movement of an account in a period, newest first',
  query: z.object({ ...pageQuery, ...period, account: z.enum(bookAccounts, 'choice').optional() }),
  data: pageOf(
    z.object({
      id: z.int(),
      /** Number of the journal. */
      journal: z.string(),
      kind: z.enum(movementKinds),
      memo: z.string(),
      /** Number of the document behind it. */
      no: z.string(),
      account: z.enum(bookAccounts),
      /** Whose it is; null of the platform. */
      owner: z.int().nullable(),
      amount: moneyText,
      time: unixSeconds,
    }),
  ),
});

export const operatorBookOwners = endpoint({
  method: 'get',
  path: '/api/operator/books/owners',
  summary:
    'Whose money an account holds: opening, movement and closing of each owner, who has most first, with the sums of all',
  query: z.object({
    ...pageQuery,
    ...period,
    account: z.enum(ownedBookAccounts, 'choice').default(ownedBookAccounts[0]),
  }),
  data: pageOf(z.object({ owner: z.int(), ...amounts })).extend({ sums: z.object(amounts) }),
});

export const operatorBooksExport = endpoint({
  method: 'get',
  path: '/api/operator/books/export',
  summary: 'Journal lines of a period for bookkeeping, debits and credits; names nobody. Who exported is logged',
  query: z.object({
    ...period,
    /** A row an entry, or the sums of a day and account. */
    detail: z.enum(['entry', 'day'], 'choice').default('entry'),
    /** As vouchers in the template of an accounting software; missing: a plain list. */
    profile: z.enum(voucherProfileNames, 'choice').optional(),
    format: z.enum(['csv', 'xlsx'], 'choice').default('csv'),
  }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});
