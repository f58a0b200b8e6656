import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { moneyText, noQuery, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { lineKindFilters, lineKinds, lineStates } from './line-kinds.ts';
import { statementNo } from './statement-words.ts';

const sums = {
  gross: moneyText,
  /** Fees for sales and services. */
  commission: moneyText,
  /** The fee for the way it was paid. */
  channel_fee: moneyText,
  /** What the store bears of commissions of those who brought the buyer. */
  referral: moneyText,
  net: moneyText,
};

const line = z.object({
  id: z.int(),
  kind: z.enum(lineKinds),
  /** Empty: of no order. */
  order_no: z.string(),
  /** Charge or credit behind it (`SC…`), or statement whose objection it answers (`SS…`); empty: neither. */
  paper_no: z.string(),
  /** Why it was charged or credited, as the store may read it. */
  reason: z.string(),
  ...sums,
  /** The statement it stands in; empty: none yet. */
  statement_no: z.string(),
  /** When that was settled, or null. */
  settle_time: unixSeconds.nullable(),
  /** The day of the shop on which it was settled, or will be unless somebody objects; null: nobody can say yet. */
  settle_day: z.string().nullable(),
  create_time: unixSeconds,
});
export type FinanceLine = z.output<typeof line>;

export const lineKindFilter = z.enum(lineKindFilters, 'choice').optional();

const day = filterDay.optional();
const filters = {
  kind: lineKindFilter,
  /** Only those of this statement. */
  statement: statementNo.optional(),
  state: z.enum(lineStates, 'choice').optional(),
  /** Days of the shop, both included. */
  from: day,
  to: day,
};

/** Lines of a page, with the sums over all that is found. */
export const financeLines = pageOf(line).extend({ sums: z.object(sums) });

export const storeFinance = endpoint({
  method: 'get',
  path: '/api/store/finance',
  summary: 'What the store has earned, can withdraw and owes, this month, and day by day',
  query: noQuery,
  data: z.object({
    /** Earned and not settled yet. */
    pending: moneyText,
    /** What can be withdrawn; below zero more was taken back than there was. */
    available: moneyText,
    /** What is being withdrawn. */
    held: moneyText,
    /** Left with the platform as a surety. */
    deposited: moneyText,
    /** What is still to be paid of it, and by when at the earliest; null: nothing. */
    demanded: z.object({ amount: moneyText, due_time: unixSeconds }).nullable(),
    /** What is pending and available come to below zero. */
    owed: moneyText,
    month: z.object({
      /** The first day of the month, `yyyy-mm-dd`. */
      from: z.string(),
      earned: moneyText,
      reversed: moneyText,
    }),
    /** When what is pending becomes available, the soonest first; together it is `pending`. */
    forecast: z.array(
      z.object({
        /** Null: nobody can say yet, since it is objected to or stated manually. */
        day: z.string().nullable(),
        amount: moneyText,
        /** Empty: of no statement yet. */
        statement_no: z.string(),
        /** Days within which its lines lie, both included. */
        from: z.string(),
        to: z.string(),
      }),
    ),
    /** Thirty days, the oldest first. */
    days: z.array(z.object({ day: z.string(), net: moneyText })),
  }),
});

export const storeFinanceLines = endpoint({
  method: 'get',
  path: '/api/store/financeLines',
  summary: 'What changed the earnings of the store, newest first, with the sums of all that is listed',
  query: z.object({ ...pageQuery, ...filters }),
  data: financeLines,
});

export const storeFinanceExport = endpoint({
  method: 'get',
  path: '/api/store/financeExport',
  summary: 'The same as a spreadsheet file',
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});
