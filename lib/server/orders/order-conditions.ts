import { and, eq, gte, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import type { OperatorOrderFilter, StoreOrderFilter } from '#lib/contract/orders/order-lists.ts';
import type { StoreOrderTab } from '#lib/contract/orders/store-orders.ts';
import type { Executor } from '../db/connection.ts';
import { addSeconds, startOfShopDay } from '../kernel/clock.ts';
import { orderCloseRequests } from './closing-tables.ts';
import { orderDispatches } from './dispatch-tables.ts';
import { matchingOrders } from './lists/match-orders.ts';
import { orders } from './tables.ts';

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
export function ofStore(db: Executor, storeId: number, filter: StoreOrderFilter): (SQL | undefined)[] {
  return ofTab(db, storeId, filter.tab).map((part) => and(part, ...found(filter)));
}

export function ofOperators(db: Executor, filter: OperatorOrderFilter): SQL | undefined {
  const { status, dispatch, store_id: storeId, payment, fulfilment, user_id: userId } = filter;
  return and(
    dispatch && ofDispatch(db, dispatch),
    storeId === undefined ? undefined : eq(orders.sellerId, storeId),
    status && eq(orders.status, status),
    payment && eq(orders.paymentStatus, payment),
    fulfilment && eq(orders.fulfilment, fulfilment),
    userId === undefined ? undefined : eq(orders.userId, userId),
    ...found(filter),
  );
}

/** By words, and by days of the shop, both whole. */
function found({ q, from, to }: Pick<OperatorOrderFilter, 'q' | 'from' | 'to'>): (SQL | undefined)[] {
  return [
    from ? gte(orders.createdAt, startOfShopDay(from)) : undefined,
    to ? lt(orders.createdAt, addSeconds(startOfShopDay(to), 86_400)) : undefined,
    ...matchingOrders(q),
  ];
}

const statesOfTab = {
  unpaid: ['pending_payment'],
  to_ship: ['processing'],
  shipped: ['shipped'],
  finished: ['received', 'completed'],
  closed: ['closed'],
} as const satisfies Partial<Record<StoreOrderTab, OrderStatus[]>>;

function ofTab(db: Executor, storeId: number, tab: StoreOrderTab): (SQL | undefined)[] {
  const isPending = inArray(orders.id, requestedOf(db, storeId));
  if (tab === 'to_accept') return [isPending];
  if (tab === 'all')
    return [eq(orders.sellerId, storeId), and(isPending, sql`${orders.sellerId} is distinct from ${storeId}`)];
  if (tab === 'aftersales') return [and(eq(orders.storeId, storeId), ne(orders.aftersaleStatus, 'none'))];
  return statesOfTab[tab].map((status) => and(eq(orders.sellerId, storeId), eq(orders.status, status)));
}

/** What a store has to carry out, in the words of the index by acceptance. */
export function toBeShipped(storeId: number, filter: StoreOrderFilter): SQL | undefined {
  return and(eq(orders.storeId, storeId), inPreparation, ...found(filter));
}

/** What waits for the answer of a store. */
export function requestedOf(db: Executor, storeId: number) {
  return db
    .select({ id: orderDispatches.orderId })
    .from(orderDispatches)
    .where(and(eq(orderDispatches.storeId, storeId), inArray(orderDispatches.status, ['assigned', 'claimed'])));
}

const requestedToClose = (db: Executor) =>
  db.select({ id: orderCloseRequests.orderId }).from(orderCloseRequests).where(eq(orderCloseRequests.status, 'open'));

/** `own`: what the platform carries out itself; `closing`: what somebody wants closed. */
function ofDispatch(db: Executor, dispatch: NonNullable<OperatorOrderFilter['dispatch']>): SQL | undefined {
  if (dispatch === 'own') return and(isNull(orders.storeId), isNotNull(orders.acceptedAt));
  if (dispatch === 'closing') return inArray(orders.id, requestedToClose(db));
  const ofStatus = db
    .select({ id: orderDispatches.orderId })
    .from(orderDispatches)
    .where(eq(orderDispatches.status, dispatch));
  return inArray(orders.id, ofStatus);
}
