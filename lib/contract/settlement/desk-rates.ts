import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountField,
  idField,
  lineOfText,
  moneyText,
  pageOf,
  pageQuery,
  requiredText,
  unixSeconds,
} from '../fields.ts';
import { lookupAnswer, lookupFields } from '../lookup.ts';
import { feeKinds, feeScopes } from '../orders/fees.ts';
import { orderNo } from '../orders/member-checkout.ts';

const rate = z.object({
  id: z.int(),
  /** Basis points; null: no rate of its own from then on. */
  bp: z.int().nullable(),
  min: moneyText,
  /** Null: no limit. */
  max: moneyText.nullable(),
  /** Null: from the beginning. */
  from_time: unixSeconds.nullable(),
  reason: z.string(),
  /** Empty: came with the shop, or who has left. */
  changed_by: z.string(),
  change_time: unixSeconds,
  state: z.enum(['planned', 'current', 'past']),
});

const ratedPlace = z.object({
  scope: z.enum(feeScopes),
  /** Zero: the default. */
  scope_id: z.int(),
  /** Empty: the default, or what is gone. */
  name: z.string(),
  kind: z.enum(feeKinds),
  /** The latest first. */
  rates: z.array(rate),
});

export const operatorRates = endpoint({
  method: 'get',
  path: '/api/operator/rate/list',
  summary: 'Commission rates with their history, by what they are for',
  query: z.object({ ...pageQuery, scope: z.enum(feeScopes, 'choice').optional() }),
  data: pageOf(ratedPlace),
});

const lookup = { query: z.object(lookupFields), data: lookupAnswer };

export const operatorRateProducts = endpoint({
  method: 'get',
  path: '/api/operator/rate/products',
  summary: 'Products by name, to choose one that a rate is for',
  ...lookup,
});

export const operatorRateCategories = endpoint({
  method: 'get',
  path: '/api/operator/rate/categories',
  summary: 'Categories by name, to choose one that a rate is for',
  ...lookup,
});

export const operatorRateStores = endpoint({
  method: 'get',
  path: '/api/operator/rate/stores',
  summary: 'Stores by name, to choose one that a rate is for',
  ...lookup,
});

/** Percent with at most two decimals, as people write rates. */
const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, 'percent')
  .refine((text) => Number(text) <= 100, 'percent');

export const rateSaveBody = z
  .object({
    scope: z.enum(feeScopes, 'choice'),
    /** Of the product, category or store; nothing for the default. */
    scope_id: z.union([z.literal('').transform(() => undefined), idField]).optional(),
    kind: z.enum(feeKinds, 'choice'),
    /** Empty: no rate of its own any more. */
    percent: z.union([z.literal(''), percent]),
    min: z.union([z.literal(''), amountField]).optional(),
    max: z.union([z.literal(''), amountField]).optional(),
    /** The shop's day on which it begins; empty: at once. */
    from: z.union([z.literal(''), filterDay]).optional(),
    reason: requiredText(200).pipe(lineOfText(200)),
  })
  .refine(({ scope, scope_id: id }) => scope === 'default' || id !== undefined, {
    path: ['scope_id'],
    error: 'required',
  })
  .refine(({ scope, percent: text }) => scope !== 'default' || text !== '', { path: ['percent'], error: 'required' })
  .refine(({ min, max }) => !max || Number(max) >= Number(min || 0), { path: ['max'], error: 'rateLimits' });

export const operatorRateSave = endpoint({
  method: 'post',
  path: '/api/operator/rate/save',
  summary: 'Sets a commission rate from a day on; orders placed or accepted before keep theirs',
  body: rateSaveBody,
  stale: ['/api/operator/rate/list', '/api/operator/rate/explain'],
  data: z.object({ id: z.int() }),
});

export const operatorRateRemove = endpoint({
  method: 'post',
  path: '/api/operator/rate/remove',
  summary: 'Withdraws a commission rate that has not begun yet',
  body: z.object({ id: idField }),
  stale: ['/api/operator/rate/list', '/api/operator/rate/explain'],
});

export const rateExplainQuery = z.object({
  /** Nothing: before a store has accepted. */
  store_id: z.union([z.literal('').transform(() => undefined), idField]).optional(),
  product_id: z.union([z.literal('').transform(() => undefined), idField]).optional(),
  /** What the goods of the line cost. */
  amount: amountField,
});

const explainedFee = z.object({
  kind: z.enum(feeKinds),
  scope: z.enum(feeScopes),
  name: z.string(),
  bp: z.int(),
  min: moneyText,
  max: moneyText.nullable(),
  amount: moneyText,
});

export const operatorRateExplain = endpoint({
  method: 'get',
  path: '/api/operator/rate/explain',
  summary: 'What a line of an order would cost a store now, and by which rates',
  query: rateExplainQuery,
  data: z.object({
    amount: moneyText,
    fees: z.array(explainedFee),
    /** What is left for the store. */
    net: moneyText,
  }),
});

export const orderExplainQuery = z.object({
  no: orderNo,
  /** Nothing: the store that has accepted it. */
  store_id: z.union([z.literal('').transform(() => undefined), idField]).optional(),
});

export const operatorRateExplainOrder = endpoint({
  method: 'get',
  path: '/api/operator/rate/explainOrder',
  summary: 'What an order costs its store by the rates frozen with it, or would cost another one now, line by line',
  query: orderExplainQuery,
  data: z.object({
    no: z.string(),
    /** Empty: no store has accepted it yet. */
    store_name: z.string(),
    /** By the rates that were frozen with it; else by those that are valid now. */
    is_agreed: z.boolean(),
    lines: z.array(
      z.object({
        name: z.string(),
        quantity: z.int(),
        /** What of the goods has not gone back. */
        amount: moneyText,
        fees: z.array(explainedFee),
      }),
    ),
    goods: moneyText,
    fees: moneyText,
    /** Bears no fees. */
    freight: moneyText,
    /** What is left for the store: goods and freight, less fees. */
    net: moneyText,
  }),
});
