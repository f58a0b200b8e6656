import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { moneyText, noQuery, pageOf, pageQuery, unixSeconds } from './fields.ts';

/** Why balance or points moved: the filter of the lists. */
export const movementKinds = ['recharge', 'hold', 'hold_capture', 'hold_release', 'points_earn', 'adjustment'] as const;

const day = z.iso.date('date').optional();
const kind = z.enum(movementKinds, 'choice').optional();
/** Ours beside the family's page and limit. Both days are included, as the shop counts days. */
const filter = { kind, from: day, to: day };
const movementQuery = z.object({ ...pageQuery, ...filter });

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

export const accountBalance = endpoint({
  method: 'get',
  path: '/api/account/balance',
  summary: 'Movements of the balance, newest first',
  query: movementQuery,
  data: pageOf(moneyMovement),
});

export const accountIntegral = endpoint({
  method: 'get',
  path: '/api/account/integral',
  summary: 'Movements of the points, newest first',
  query: movementQuery,
  data: pageOf(pointsMovement),
});

export const accountBill = endpoint({
  method: 'get',
  path: '/api/account/bill',
  summary: 'All movements of balance and points together, newest first',
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
  summary: 'All movements of one list as a file for spreadsheets',
  query: z.object({
    kind: z.enum(['balance', 'integral', 'bill'], 'choice'),
    /** The filter that the lists call `kind`. */
    movement: kind,
    from: day,
    to: day,
  }),
  file: 'text/csv',
  data: z.string(),
});

export const accountOverview = endpoint({
  method: 'get',
  path: '/api/account/overview',
  summary: 'What each of the last seven days changed, and what the account holds now',
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
    }),
  }),
});
