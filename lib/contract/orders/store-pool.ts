import { z } from 'zod';
import { fulfilments } from '../catalogue/shop-records.ts';
import { endpoint } from '../endpoint.ts';
import { idField, moneyText, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { orderLine, orderNo } from './member-checkout.ts';

/** What everybody may see of an order in the pool: never who ordered it, and no street. */
const poolItem = z.object({
  no: z.string(),
  fulfilment: z.enum(fulfilments),
  lines: z.array(orderLine.pick({ name: true, picture: true, spec_text: true, qty: true, unit: true })),
  /** Names of the categories of its goods. */
  categories: z.array(z.string()),
  province_name: z.string(),
  city_name: z.string(),
  /** What a store can expect of it. */
  estimate: moneyText,
  /** By when the customer was promised that it leaves, or is done; null: nothing was promised. */
  ship_by: unixSeconds.nullable(),
  pool_time: unixSeconds,
  /** In the pool until then. */
  expire_time: unixSeconds,
});
export type PoolItem = z.output<typeof poolItem>;

/** `waiting`: the longest first; `ending`: what leaves the pool first. */
export const poolSorts = ['waiting', 'newest', 'estimate', 'ending'] as const;
export type PoolSort = (typeof poolSorts)[number];

const poolFilter = {
  fulfilment: z.enum(fulfilments, 'choice').optional(),
  province_id: idField.optional(),
  category_id: idField.optional(),
  /** A part of what was ordered. */
  q: z.string().trim().max(60, 'tooLong').optional(),
};

export const storePool = endpoint({
  method: 'get',
  path: '/api/store/pool',
  summary: 'Paid orders that a store can claim, longest waiting first',
  query: z.object({ ...pageQuery, ...poolFilter, sort: z.enum(poolSorts, 'choice').default('waiting') }),
  data: pageOf(poolItem).extend({
    /** How many orders the store has claimed or accepted and not shipped, and how many it may have. */
    open: z.int(),
    max_open: z.int(),
    /** Why the store can claim nothing now. */
    blocked: z
      .enum(['store_not_open', 'store_on_holiday', 'claims_full', 'store_owes', 'store_deposit_due'])
      .nullable(),
    /** When this was read: `poolNews` tells what came since. */
    time: unixSeconds,
  }),
});

/** Rows that a page of the pool shows at most. */
const mostPoolRows = 100;

export type Pool = z.output<NonNullable<typeof storePool.data>>;

export const storePoolNews = endpoint({
  method: 'get',
  path: '/api/store/poolNews',
  summary: 'Changes to a page of the pool since it was read: which orders are gone and how many are new',
  query: z.object({
    ...poolFilter,
    /** Orders that are shown, separated by commas. */
    nos: z
      .string()
      .trim()
      .max(mostPoolRows * 20)
      .default('')
      .transform((nos) => nos.split(',').filter(Boolean))
      .pipe(z.array(orderNo)),
    /** `time` of the page. */
    since: sentNumber('invalid').int('invalid').nonnegative('invalid').max(4_000_000_000, 'invalid'),
  }),
  data: z.object({ gone: z.array(z.string()), fresh: z.int() }),
});
