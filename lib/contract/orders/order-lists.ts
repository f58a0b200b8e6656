import { z } from 'zod';
import { fulfilments } from '../catalogue/shop-records.ts';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';
import { sortOf, workPageOf, workQuery } from '../work-list.ts';
import { operatorOrderRow } from './desk-orders.ts';
import { orderStatuses, paymentStates } from './member-orders.ts';
import { sellerOrder, storeOrderTabs } from './store-orders.ts';

const day = filterDay.optional();

const filter = {
  /** A number, or a part of what was ordered. */
  q: z.string().trim().max(60, 'tooLong').optional(),
  from: day,
  to: day,
};

const storeFilter = { tab: z.enum(storeOrderTabs, 'choice').default('all'), ...filter };

export type StoreOrderFilter = z.output<z.ZodObject<typeof storeFilter>>;

/** By acceptance and by when it is to leave only what is to be shipped. */
export const storeOrderSorts = [
  '-created',
  'created',
  '-payable',
  'payable',
  'accepted',
  '-accepted',
  'ship_by',
  '-ship_by',
] as const;

/** Where the way of an order to a store stands; `expired` are those that nobody has taken. */
export const dispatchFilters = ['pooled', 'assigned', 'claimed', 'expired', 'own', 'closing'] as const;

const operatorFilter = {
  status: z.enum(orderStatuses, 'choice').optional(),
  dispatch: z.enum(dispatchFilters, 'choice').optional(),
  /** Who has it, or made the offer of it. */
  store_id: idField.optional(),
  payment: z.enum(paymentStates, 'choice').optional(),
  fulfilment: z.enum(fulfilments, 'choice').optional(),
  /** Who ordered. */
  user_id: idField.optional(),
  ...filter,
};

export type OperatorOrderFilter = z.output<z.ZodObject<typeof operatorFilter>>;

/** By when it is to leave only what is in preparation. */
export const operatorOrderSorts = ['-created', 'created', '-payable', 'payable', 'ship_by', '-ship_by'] as const;

const format = z.enum(['csv', 'xlsx'], 'choice').default('csv');
const fileTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];

export const storeOrders = endpoint({
  method: 'get',
  path: '/api/store/orders',
  summary: 'Orders of the store, newest first',
  query: z.object({ ...workQuery(storeOrderSorts), ...storeFilter }),
  data: workPageOf(sellerOrder),
});

export const storeOrderExport = endpoint({
  method: 'get',
  path: '/api/store/orderExport',
  summary: 'The store’s orders as a spreadsheet file, in list order; exports are logged',
  query: z.object({ ...storeFilter, sort: sortOf(storeOrderSorts), format }),
  file: fileTypes,
  data: z.string(),
});

export const operatorOrders = endpoint({
  method: 'get',
  path: '/api/operator/order/list',
  summary: 'Orders of all customers, newest first',
  query: z.object({ ...workQuery(operatorOrderSorts), ...operatorFilter }),
  data: workPageOf(operatorOrderRow),
});

export const operatorOrderExport = endpoint({
  method: 'get',
  path: '/api/operator/order/export',
  summary: 'All customers’ orders as a spreadsheet file, in list order; exports are logged',
  query: z.object({ ...operatorFilter, sort: sortOf(operatorOrderSorts), format }),
  file: fileTypes,
  data: z.string(),
});
