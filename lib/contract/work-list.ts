import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idField, limitField, lineOfText, requiredText } from './fields.ts';

/** Rows of a list that people work in all day. */
export const workSizes = [20, 50, 100] as const;

const cursor = z.string().max(200, 'invalid').optional();

/** Of `sorts` the first is the default; a minus in front means the largest first. */
export const sortOf = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.enum(sorts, 'choice').default(sorts[0]);

/**
 * Query of a list that is paged by key: `after` and `before` are what an answer named `next` and `previous`.
 */
export const workQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) => ({
  sort: sortOf(sorts),
  after: cursor,
  before: cursor,
  limit: limitField.optional(),
});

/** Answer of such a list. A total that would take long to count is told as "this many or more". */
export const workPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    list: z.array(item),
    total: z.int(),
    is_total_exact: z.boolean(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
  });

export interface WorkPage<Row> {
  list: Row[];
  total: number;
  is_total_exact: boolean;
  next: string | null;
  previous: string | null;
}

/** Lists whose views a person can keep; each belongs to one page. */
export const workLists = [
  'store-orders',
  'store-quotations',
  'store-aftersales',
  'desk-orders',
  'desk-quotations',
  'desk-aftersales',
  'desk-products',
  'desk-stores',
  'desk-users',
  'desk-audit',
  'desk-leads',
  'desk-redirects',
  'desk-media',
  'desk-transfers',
  'desk-order-transfers',
  'desk-recharges',
  'desk-refunds',
  'desk-notices',
  'desk-adjustments',
  'desk-corrections',
  'desk-deposits',
  'desk-statements',
  'desk-books',
  'desk-rates',
  'desk-withdrawals',
  'desk-payouts',
  'store-invoices',
  'store-finance',
  'store-corrections',
  'store-deposits',
  'store-statements',
  'store-platform-invoices',
  'desk-applications',
  'desk-real-names',
  'desk-promoters',
  'desk-ties',
  'desk-commissions',
  'desk-jobs',
  'desk-api-keys',
  'store-api-keys',
  'desk-outbox',
  'desk-webhook-deliveries',
  'store-webhook-deliveries',
  'desk-invoices',
  'desk-own-invoices',
  'desk-papers',
  'desk-settlement-invoices',
  'desk-reds',
  'desk-tax-codes',
  'desk-issuers',
  'desk-invoice-documents',
  'desk-past-orders',
] as const;
export type WorkListName = (typeof workLists)[number];

const view = z.object({
  id: z.int(),
  name: z.string(),
  /** What the address says behind its question mark: filters, order, columns. */
  search: z.string(),
});
export type WorkView = z.output<typeof view>;

export const workViewBody = z.object({
  /** One to change; missing: a new one, or the one that has the name. */
  id: idField.optional(),
  list: z.enum(workLists, 'choice'),
  name: requiredText(40).pipe(lineOfText(40)),
  search: lineOfText(1000),
});

export const workViews = endpoint({
  method: 'get',
  path: '/api/account/views',
  summary: 'The member’s saved views of one list, by name',
  query: z.object({ list: z.enum(workLists, 'choice') }),
  data: z.object({ list: z.array(view) }),
});

export const workViewSave = endpoint({
  method: 'post',
  path: '/api/account/viewSave',
  summary: 'Saves a list view, or updates one; another with the same name is replaced',
  body: workViewBody,
  stale: ['/api/account/views'],
  data: view,
});

export const workViewRemove = endpoint({
  method: 'post',
  path: '/api/account/viewRemove',
  summary: 'Deletes a view',
  body: z.object({ id: idField }),
  stale: ['/api/account/views'],
});
