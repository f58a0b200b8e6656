import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { moneyText, noQuery, pageOf, pageQuery, unixSeconds } from '../fields.ts';

/** Why balance or points moved: the filter of the lists. */
export const movementKinds = [
  'recharge',
  'order_pay',
  'order_refund',
  'order_complete',
  'order_reclaim',
  'order_forfeit',
  'hold',
  'hold_capture',
  'hold_release',
  'points_earn',
  'points_reverse',
  'points_expire',
  'points_return',
  'adjustment',
  'opening',
  'referral_release',
  'referral_reverse',
  'withdraw_hold',
  'withdraw_release',
  'withdraw_paid',
  'withdraw_bounce',
  'withdraw_to_balance',
  'store_correction',
  'store_deposit',
  'statement_adjust',
  'statement_settle',
] as const;

const day = filterDay.optional();
const kind = z.enum(movementKinds, 'choice').optional();
/** Ours beside the family's page and limit. Both days are included, as the shop counts days. */
const filter = { kind, from: day, to: day };

/** A range that ends before it begins is a slip, told at its end. */
const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to;
const inOrder = { error: 'dayOrder', path: ['to'] };

const movementQuery = z.object({ ...pageQuery, ...filter }).refine(isInOrder, inOrder);

const movement = {
  id: z.int(),
  user_id: z.int(),
  memo: z.string(),
  kind: z.enum(movementKinds),
  /** Number of the document behind it. */
  no: z.string(),
  create_time: unixSeconds,
};
const moneyMovement = z.object({ ...movement, money: moneyText, before: moneyText, after: moneyText });
const pointsMovement = z.object({ ...movement, score: z.int(), before: z.int(), after: z.int() });

/** Ours: the points that run out next, and when; null when none do. */
const expiring = z.object({ score: z.int(), time: unixSeconds }).nullable();

/** Ours: what points are worth and how long they live, for pages that explain it. */
const pointsRules = z.object({
  /** Points that are worth one yuan. */
  per_yuan: z.int(),
  /** Points for each yuan paid for an order that is completed, rounded down at the end; perhaps with decimals. */
  earned_per_yuan: z.number(),
  /** The share of an order, in basis points, that points may pay at most. */
  max_share_bp: z.int(),
  /** How long points live; 0: for ever. */
  expire_months: z.int(),
});

export const accountBalance = endpoint({
  method: 'get',
  path: '/api/account/balance',
  summary: 'Balance transactions, newest first',
  query: movementQuery,
  data: pageOf(moneyMovement),
});

export const accountIntegral = endpoint({
  method: 'get',
  path: '/api/account/integral',
  summary: 'Points transactions, newest first',
  query: movementQuery,
  data: pageOf(pointsMovement).extend({ expiring, rules: pointsRules }),
});

export const accountBill = endpoint({
  method: 'get',
  path: '/api/account/bill',
  summary: 'All balance and points transactions, newest first',
  query: movementQuery,
  data: pageOf(
    z.discriminatedUnion('unit', [
      moneyMovement.extend({ unit: z.literal('CNY') }),
      pointsMovement.extend({ unit: z.literal('PT') }),
    ]),
  ),
});

export const accountExport = endpoint({
  method: 'get',
  path: '/api/account/export',
  summary: 'All transactions of one list as a spreadsheet file',
  query: z
    .object({
      kind: z.enum(['balance', 'integral', 'bill'], 'choice'),
      /** The filter that the lists call `kind`. */
      movement: kind,
      format: z.enum(['csv', 'xlsx'], 'choice').default('csv'),
      from: day,
      to: day,
    })
    .refine(isInOrder, inOrder),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});

/** What waits for the member. Each has its words in the `overview` messages; a module that has more adds its own here. */
const todoKeys = [
  'recharge_pay',
  'order_pay',
  'order_confirm',
  'quote_answer',
  'case_act',
  'two_factor',
  'bind_email',
  'bind_mobile',
  'real_name',
] as const;

const todo = z.object({
  key: z.enum(todoKeys),
  /** Where it is done: a path of this site. */
  link: z.string(),
  /** Undone by then, it is over. Null: whenever the member likes. */
  deadline: unixSeconds.nullable(),
  /** For the words, such as an amount or the number of a document. */
  values: z.record(z.string(), z.string()),
});
export type Todo = z.output<typeof todo>;

export const accountOverview = endpoint({
  method: 'get',
  path: '/api/account/overview',
  summary: 'Changes on each of the last seven days, and current totals',
  query: noQuery,
  data: z.object({
    /** Oldest first, today last. */
    days: z.array(z.iso.date()).length(7),
    score: z.array(z.int()).length(7),
    money: z.array(moneyText).length(7),
    /** Ours: what there is now, and what of it is set aside. */
    cards: z.object({
      money: moneyText,
      money_held: moneyText,
      score: z.int(),
      score_held: z.int(),
      /** Recharges on their way. */
      recharges_open: z.int(),
      expiring,
    }),
    /** Ours: what waits for the member, the next deadline first. */
    todos: z.array(todo),
  }),
});
