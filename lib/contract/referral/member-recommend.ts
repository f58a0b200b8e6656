import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { moneyText, noQuery, pageOf, pageQuery, requiredText, unixSeconds } from '../fields.ts';
import { texts } from '../texts.ts';
import { campaignFilter } from './campaign.ts';
import { commissionStatuses, promoterStatuses } from './member-records.ts';

/** All that brought somebody, to choose from. */
const campaigns = z.array(z.string());

/** What a promoter may do, and what it would bring. Rates are basis points. */
const standing = z.object({
  /** Whether the shop takes recommendations at all. */
  is_open: z.boolean(),
  may_promote: z.boolean(),
  /** Has to ask first, and may do so now. */
  may_apply: z.boolean(),
  /** Null: has brought nobody, asked for nothing, and was never stopped. */
  status: z.enum(promoterStatuses).nullable(),
  /** Why somebody was stopped or turned down. */
  reason: z.string(),
  apply_time: unixSeconds.nullable(),
  /** What was said when asking last. */
  plan: z.string(),
  level: texts.nullable(),
  /** Of what the people one has brought pay, and of what those pay whom they brought; the second is 0 where there is none. */
  rates: z.object({ level1_bp: z.int(), level2_bp: z.int() }),
  /** How long a tie lasts, in days; 0: for good. */
  bind_days: z.int(),
  /** How long after receipt a commission waits at least. */
  freeze_days: z.int(),
});

export const recommendMain = endpoint({
  method: 'get',
  path: '/api/recommend/main',
  summary: 'Referral overview: what was earned, what can be withdrawn, the own link',
  query: noQuery,
  data: z.object({
    standing,
    code: z.string(),
    sums: z.object({
      /** Earned by orders of today, of this month, and ever, less what went back. */
      today: moneyText,
      month: moneyText,
      total: moneyText,
      /** Released and not taken; below zero it is owed. */
      available: moneyText,
      /** Asked for by withdrawals that are not through. */
      withdrawing: moneyText,
      /** The sum of the rows that are frozen, and of those whose orders are on the way. */
      frozen: moneyText,
      pending: moneyText,
    }),
    people: z.object({ level1: z.int(), level2: z.int() }),
    /** The last thirty days of the shop, oldest first. */
    days: z.array(z.object({ day: z.string(), amount: moneyText })),
  }),
});

export const applyBody = z.object({
  /** Where, and to whom, the shop would be shown. */
  plan: requiredText(500),
});

export const recommendApply = endpoint({
  method: 'post',
  path: '/api/recommend/apply',
  summary: 'Asks to promote the shop, where that has to be asked for; again after a refusal',
  body: applyBody,
  stale: ['/api/recommend/main'],
});

export const recommendTeam = endpoint({
  method: 'get',
  path: '/api/recommend/team',
  summary: 'People who came by the own code, or by theirs, with what they have contributed',
  query: z.object({
    ...pageQuery,
    level: z.enum(['1', '2'], 'choice').default('1'),
    /** Of those that the own code brought. */
    campaign: campaignFilter,
  }),
  data: pageOf(
    z.object({
      id: z.int(),
      /** Masked. */
      name: z.string(),
      bind_time: unixSeconds,
      /** Empty beyond the first level: it is somebody else's. */
      campaign: z.string(),
      orders: z.int(),
      contributed: moneyText,
    }),
  ).extend({ campaigns }),
});

export const recommendInvites = endpoint({
  method: 'get',
  path: '/api/recommend/invites',
  summary: 'Who was brought, when, and by which link',
  query: z.object({ ...pageQuery, campaign: campaignFilter }),
  data: pageOf(
    z.object({
      id: z.int(),
      name: z.string(),
      bind_time: unixSeconds,
      campaign: z.string(),
      source: z.enum(['register', 'link', 'manual']),
      /** Null: for good. */
      expire_time: unixSeconds.nullable(),
      has_bought: z.boolean(),
    }),
  ).extend({ campaigns }),
});

const commission = z.object({
  id: z.int(),
  level: z.int(),
  status: z.enum(commissionStatuses),
  /** Of the order no more than this: what was bought, when, and by whom, masked. */
  product: texts,
  buyer: z.string(),
  base: moneyText,
  bp: z.int(),
  amount: moneyText,
  /** What of it is left: the sums are made of these. */
  kept: moneyText,
  /** It is less than the rate says, because who pays it has no more of the sale. */
  is_capped: z.boolean(),
  /** What of it was lost by refunds. */
  reversed: moneyText,
  create_time: unixSeconds,
  /** Released at the earliest; null until the order has been received. */
  frozen_until: unixSeconds.nullable(),
  release_time: unixSeconds.nullable(),
});

export const recommendCommissions = endpoint({
  method: 'get',
  path: '/api/recommend/commissions',
  summary: 'Commissions, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(commissionStatuses, 'choice').optional(),
    from: filterDay.optional(),
    to: filterDay.optional(),
  }),
  data: pageOf(commission),
});

export const recommendSettlements = endpoint({
  method: 'get',
  path: '/api/recommend/settlements',
  summary: 'What was credited on each day, newest first',
  query: z.object(pageQuery),
  data: pageOf(
    z.object({
      no: z.string(),
      day: z.string(),
      gross: moneyText,
      reversal: moneyText,
      net: moneyText,
      lines: z.int(),
      post_time: unixSeconds,
    }),
  ),
});
