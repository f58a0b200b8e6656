import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { OrderStatus } from '#lib/contract/order.ts';
import type { StoreOrderTab } from '#lib/contract/store-order.ts';
import type { Executor } from '../db/connection.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { matchingOrders } from './match-orders.ts';
import type { Order } from './repository.ts';
import { orderDispatches, orders } from './tables.ts';

export interface SellerFilter {
  tab: StoreOrderTab;
  q?: string | undefined;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

export interface OperatorFilter {
  status?: OrderStatus | undefined;
  /** `own`: what the platform carries out itself. */
  dispatch?: 'pooled' | 'assigned' | 'claimed' | 'expired' | 'own' | undefined;
  q?: string | undefined;
}

/** Nobody pages further. */
const reachable = 5000;

/** Orders of a store, newest first: what it has accepted, what its offers became and is not paid, or what waits for its answer. */
export function listStoreRows(
  db: Executor,
  storeId: number,
  { filter, page }: { filter: SellerFilter; page: Page },
): Promise<PageOf<Order>> {
  const { tab, q, from, before } = filter;
  const where = and(
    ofTab(db, storeId, tab),
    from && gte(orders.createdAt, from),
    before && lt(orders.createdAt, before),
    ...matchingOrders(q),
  );
  return listRows(db, where, page);
}

export function listOperatorRows(
  db: Executor,
  { status, dispatch, q }: OperatorFilter,
  page: Page,
): Promise<PageOf<Order>> {
  const where = and(status && eq(orders.status, status), dispatch && ofDispatch(db, dispatch), ...matchingOrders(q));
  return listRows(db, where, page);
}

async function listRows(db: Executor, where: SQL | undefined, page: Page): Promise<PageOf<Order>> {
  const offset = Math.min(page.offset, reachable);
  const list = await db.select().from(orders).where(where).orderBy(desc(orders.id)).limit(page.limit).offset(offset);
  return { list, total: await countUpTo(db, where) };
}

/** A count that went on would read a whole history to say so. */
async function countUpTo(db: Executor, where: SQL | undefined): Promise<number> {
  const found = db.select({ id: orders.id }).from(orders).where(where).limit(reachable).as('found');
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  return row?.total ?? 0;
}

const statusOf: Partial<Record<StoreOrderTab, OrderStatus[]>> = {
  to_ship: ['processing'],
  shipped: ['shipped'],
  finished: ['received', 'completed'],
};

/** Whose order it is: who accepted it, and before it is paid the store whose offer it is. Words of an index. */
const seller = sql`coalesce(${orders.storeId}, case when ${orders.paidAt} is null then ${orders.fixedStoreId} end)`;

/** What offers of a store became, and was never paid. */
const offeredBy = (storeId: number, status: OrderStatus) =>
  and(eq(orders.fixedStoreId, storeId), isNull(orders.paidAt), eq(orders.status, status));

function ofTab(db: Executor, storeId: number, tab: StoreOrderTab): SQL | undefined {
  if (tab === 'to_accept') return inArray(orders.id, askedOf(db, storeId));
  if (tab === 'all') return sql`${seller} = ${storeId}`;
  if (tab === 'unpaid') return offeredBy(storeId, 'pending_payment');
  const own = eq(orders.storeId, storeId);
  if (tab === 'closed') return or(and(own, eq(orders.status, 'closed')), offeredBy(storeId, 'closed'));
  const statuses = statusOf[tab];
  return and(
    own,
    statuses && inArray(orders.status, statuses),
    tab === 'aftersales' ? ne(orders.aftersaleStatus, 'none') : undefined,
  );
}

/** What waits for the answer of a store. */
function askedOf(db: Executor, storeId: number) {
  return db
    .select({ id: orderDispatches.orderId })
    .from(orderDispatches)
    .where(and(eq(orderDispatches.storeId, storeId), inArray(orderDispatches.status, ['assigned', 'claimed'])));
}

function ofDispatch(db: Executor, dispatch: NonNullable<OperatorFilter['dispatch']>): SQL | undefined {
  if (dispatch === 'own') return and(isNull(orders.storeId), isNotNull(orders.acceptedAt));
  const found = db
    .select({ id: orderDispatches.orderId })
    .from(orderDispatches)
    .where(eq(orderDispatches.status, dispatch));
  return inArray(orders.id, found);
}

export interface SellerCounts {
  unpaid: number;
  to_accept: number;
  to_ship: number;
  shipped: number;
  aftersales: number;
}

/** How many orders of a store wait for something. */
export async function countStoreOrders(db: Executor, storeId: number): Promise<SellerCounts> {
  const [asked] = await db.select({ total: sql<number>`count(*)::int` }).from(askedOf(db, storeId).as('asked'));
  const unpaid = await countUpTo(db, offeredBy(storeId, 'pending_payment'));
  const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [row] = await db
    .select({
      to_ship: count(eq(orders.status, 'processing')),
      shipped: count(eq(orders.status, 'shipped')),
      aftersales: count(eq(orders.aftersaleStatus, 'open')),
    })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.status, ['processing', 'shipped', 'received'])));
  return { unpaid, to_accept: asked?.total ?? 0, to_ship: 0, shipped: 0, aftersales: 0, ...row };
}
