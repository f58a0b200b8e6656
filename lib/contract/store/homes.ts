import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyText, noQuery, unixSeconds } from '../fields.ts';
import { picture } from '../files/picture.ts';

/** One day of the shop. */
const salesDay = z.object({
  day: z.iso.date(),
  /** Orders that were placed on that day and are paid. */
  orders: z.int(),
  sales: moneyText,
  refunded: moneyText,
  /** How long orders lay in the pool until this store claimed them, on average; null on days without a claim. */
  claim_minutes: z.int().nullable(),
});
export type SalesDay = z.output<typeof salesDay>;

/** The last thirty days, oldest first, today last, and what sold best in them. */
const salesFigures = z.object({
  days: z.array(salesDay).length(30),
  top: z.array(z.object({ name: z.string(), picture: picture.nullable(), qty: z.int(), sales: moneyText })),
});
export type SalesFigures = z.output<typeof salesFigures>;

/** What waits for a store. Each has its words in the `back` messages. */
const storeTodoKinds = [
  'order_accept',
  'order_ship',
  'order_service',
  'quote_answer',
  'quote_expires',
  'case_answer',
  'case_receive',
  'case_reship',
  'licence',
] as const;

const todo = z.object({
  kind: z.enum(storeTodoKinds),
  /** Number of the order, quotation or after-sales case, or the last day of the licence. */
  no: z.string(),
  /** What it is about: the first of its goods, or its title. */
  about: z.string(),
  /** Undone by then, it is lost or late. Null: as soon as possible. */
  deadline: unixSeconds.nullable(),
});
export type StoreTodo = z.output<typeof todo>;

/** What a store sets up before it begins. Each has its words in the `back` messages. */
const storeSetupKeys = ['shop', 'return_address', 'two_factor', 'hours', 'staff'] as const;

const setupStep = z.object({
  key: z.enum(storeSetupKeys),
  is_done: z.boolean(),
  /** The list is done without it. */
  is_optional: z.boolean(),
});
export type StoreSetupStep = z.output<typeof setupStep>;

/** Parts that the reader's role does not show are null. */
export const storeHome = endpoint({
  method: 'get',
  path: '/api/store/home',
  summary: 'Store dashboard: to-dos with the next deadline first, totals and the last thirty days',
  query: noQuery,
  data: z.object({
    store: z.object({ name: z.string(), status: z.string() }),
    /** Empty once all that is needed is there, and for a role that can do nothing about it. */
    setup: z.array(setupStep),
    todos: z.array(todo),
    counts: z.object({
      to_accept: z.int().nullable(),
      to_ship: z.int().nullable(),
      quotes: z.int().nullable(),
      aftersales: z.int().nullable(),
      /** Orders in the pool that this store could claim. */
      pool: z.int().nullable(),
    }),
    money: z
      .object({
        /** Of orders that are not completed yet, without the platform's share. */
        expected: moneyText,
        /** Earned and not to be taken yet. */
        pending: moneyText,
      })
      .nullable(),
    figures: salesFigures.nullable(),
  }),
});

/** What waits for operators; each is a list of the desk. */
export const deskQueues = [
  'transfers',
  'recharges',
  'refunds',
  'notices',
  'orders_expired',
  'own_orders',
  'close_requests',
  'quotations',
  'case_disputes',
  'case_failed',
  'own_cases',
  'applications',
  'legal_changes',
  'payee_changes',
  'real_names',
  'promoters',
  'adjustments',
  'withdrawals',
  'payouts',
  'corrections',
  'deposits',
  'statements',
  'invoices',
  'own_invoices',
  'papers',
  'settlement_invoices',
  'leads',
] as const;
export type DeskQueue = (typeof deskQueues)[number];

export const deskHome = endpoint({
  method: 'get',
  path: '/api/operator/home/see',
  summary: 'Operations dashboard: what the reader can handle, and the last thirty days of the shop',
  query: noQuery,
  data: z.object({
    queues: z.array(z.object({ key: z.enum(deskQueues), count: z.int() })),
    /** How many orders lie in the pool now. */
    pooled: z.int().nullable(),
    /** Whether the last check of the books found nothing; null before the first. */
    is_ledger_clean: z.boolean().nullable(),
    figures: salesFigures.nullable(),
  }),
});

export const memberWaiting = endpoint({
  method: 'get',
  path: '/api/account/waiting',
  summary:
    'What waits for the caller behind entries of the menu, at the desk and in a store; entries without any are left out',
  query: noQuery,
  data: z.object({
    list: z.array(
      z.object({
        /** Address of the page. */
        page: z.string(),
        count: z.int(),
      }),
    ),
  }),
});
