import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Fulfilment } from '#lib/contract/catalogue/shop-records.ts';
import type { OrderStatus, paymentStates } from '#lib/contract/orders/member-orders.ts';
import type { StoreOrderTab } from '#lib/contract/orders/store-orders.ts';
import type { Executor } from '../db/connection.ts';
import { orderCloseRequests } from './closing-tables.ts';
import { matchingOrders } from './match-orders.ts';
import { orderDispatches, orders } from './tables.ts';

interface Wanted {
  q?: string | undefined;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface SellerFilter extends Wanted {
  tab: StoreOrderTab;
}

export interface OperatorFilter extends Wanted {
  status?: OrderStatus | undefined;
  /** `own`: what the platform carries out itself; `closing`: what somebody wants closed. */
  dispatch?: 'pooled' | 'assigned' | 'claimed' | 'expired' | 'own' | 'closing' | undefined;
  storeId?: number | undefined;
  payment?: (typeof paymentStates)[number] | undefined;
  fulfilment?: Fulfilment | undefined;
  userId?: number | undefined;
}

/** When it began to be the seller's to do. Words of the index `orders_store_accepted`. */
export const acceptance = sql`coalesce(${orders.acceptedAt}, ${orders.createdAt})`;

/** When it is to leave. Words of the indexes `orders_store_ship_by` and `orders_ship_by`. */
export const promise = sql`coalesce(${orders.shipBy}, ${orders.createdAt})`;

/** What is in preparation, in the words of the indexes. */
export const inPreparation = sql`${orders.status} = 'processing'`;

/**
 * Orders of a store: what it has accepted, what its offers became and is not paid, and what waits for its answer. In parts
 * that share no order and have an index each: with an "or" between them a page would cost all orders of the store.
 */
export function ofStore(db: Executor, storeId: number, filter: SellerFilter): (SQL | undefined)[] {
  return ofTab(db, storeId, filter.tab).map((part) => and(part, ...wanted(filter)));
}

export function ofOperators(db: Executor, filter: OperatorFilter): SQL | undefined {
  const { status, dispatch, storeId, payment, fulfilment, userId } = filter;
  return and(
    dispatch && ofDispatch(db, dispatch),
    storeId === undefined ? undefined : eq(orders.sellerId, storeId),
    status && eq(orders.status, status),
    payment && eq(orders.paymentStatus, payment),
    fulfilment && eq(orders.fulfilment, fulfilment),
    userId === undefined ? undefined : eq(orders.userId, userId),
    ...wanted(filter),
  );
}

function wanted({ q, from, before }: Wanted): (SQL | undefined)[] {
  return [from && gte(orders.createdAt, from), before && lt(orders.createdAt, before), ...matchingOrders(q)];
}

const statesOfTab = {
  unpaid: ['pending_payment'],
  to_ship: ['processing'],
  shipped: ['shipped'],
  finished: ['received', 'completed'],
  closed: ['closed'],
} as const satisfies Partial<Record<StoreOrderTab, OrderStatus[]>>;

function ofTab(db: Executor, storeId: number, tab: StoreOrderTab): (SQL | undefined)[] {
  const isAsked = inArray(orders.id, askedOf(db, storeId));
  if (tab === 'to_accept') return [isAsked];
  if (tab === 'all')
    return [eq(orders.sellerId, storeId), and(isAsked, sql`${orders.sellerId} is distinct from ${storeId}`)];
  if (tab === 'aftersales') return [and(eq(orders.storeId, storeId), ne(orders.aftersaleStatus, 'none'))];
  return statesOfTab[tab].map((status) => and(eq(orders.sellerId, storeId), eq(orders.status, status)));
}

/** What a store has to carry out, in the words of the index by acceptance. */
export function toBeShipped(storeId: number, filter: SellerFilter): SQL | undefined {
  return and(eq(orders.storeId, storeId), inPreparation, ...wanted(filter));
}

/** What waits for the answer of a store. */
export function askedOf(db: Executor, storeId: number) {
  return db
    .select({ id: orderDispatches.orderId })
    .from(orderDispatches)
    .where(and(eq(orderDispatches.storeId, storeId), inArray(orderDispatches.status, ['assigned', 'claimed'])));
}

const askedToClose = (db: Executor) =>
  db.select({ id: orderCloseRequests.orderId }).from(orderCloseRequests).where(eq(orderCloseRequests.status, 'open'));

function ofDispatch(db: Executor, dispatch: NonNullable<OperatorFilter['dispatch']>): SQL | undefined {
  if (dispatch === 'own') return and(isNull(orders.storeId), isNotNull(orders.acceptedAt));
  if (dispatch === 'closing') return inArray(orders.id, askedToClose(db));
  const found = db
    .select({ id: orderDispatches.orderId })
    .from(orderDispatches)
    .where(eq(orderDispatches.status, dispatch));
  return inArray(orders.id, found);
}
