import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { OrderCountName, OrderStatus, OrderTab } from '#lib/contract/orders/member-orders.ts';
import { textMatches } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { pastOrders } from '../past-order-tables.ts';
import type { Order } from '../repository.ts';
import { orders } from '../tables.ts';

/** Nobody pages further; a count that goes on would read a whole history to say so. */
const reachableOrders = 5000;

export interface OrderFilter {
  userId: number;
  tab: OrderTab;
  q?: string | undefined;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  before?: Date | undefined;
}

const ended = ['completed', 'closed'] as const satisfies OrderStatus[];

const statusesOf: Record<OrderTab, readonly OrderStatus[]> = {
  all: [],
  unpaid: ['pending_payment'],
  preparing: ['pending_dispatch', 'processing'],
  shipped: ['shipped'],
  finished: ['received', 'completed'],
  aftersales: [],
};

/** As the indexes are written, nulls included, or PostgreSQL would sort instead of walking one of them. */
const newestFirst = sql`${orders.id} desc nulls last`;

/** Orders of a customer, newest first, without hidden ones. */
export function listOrderRows(db: Executor, filter: OrderFilter, page: Page): Promise<PageOf<Order>> {
  return readPage(db, toCondition(filter), page);
}

async function readPage(db: Executor, where: SQL | undefined, page: Page): Promise<PageOf<Order>> {
  const offset = Math.min(page.offset, reachableOrders);
  const rows = await db
    .select({ order: orders, total: countUpTo(db, where, reachableOrders) })
    .from(orders)
    .where(where)
    .orderBy(newestFirst)
    .limit(page.limit)
    .offset(offset);
  const list = rows.map(({ order }) => order);
  if (rows[0] || offset === 0) return { list, total: rows[0]?.total ?? 0 };
  // Beyond the last page no row says how many there are.
  const [beyond] = await db.select({ total: countUpTo(db, where, reachableOrders) }).from(sql`(values (1)) one`);
  return { list, total: beyond?.total ?? 0 };
}

/** Orders of a customer in some states, as above. */
export function listOrdersIn(
  db: Executor,
  { userId, statuses, q }: { userId: number; statuses: readonly OrderStatus[]; q?: string | undefined },
  page: Page,
): Promise<PageOf<Order>> {
  const found = textMatches(orders.searchText, q);
  return readPage(db, and(ofUser(userId), inArray(orders.status, [...statuses]), ...found), page);
}

/** A part of a statement; its table has a name of its own within it. */
function countUpTo(db: Executor, where: SQL | undefined, most: number): SQL<number> {
  const found = db.select({ id: orders.id }).from(orders).where(where).limit(most);
  return sql<number>`(select count(*)::int from ${found.as('found')})`;
}

function toCondition({ userId, tab, q, from, before }: OrderFilter): SQL | undefined {
  const statuses = statusesOf[tab];
  return and(
    ofUser(userId),
    statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    tab === 'aftersales' ? ne(orders.aftersaleStatus, 'none') : undefined,
    from && gte(orders.createdAt, from),
    before && lt(orders.createdAt, before),
    ...textMatches(orders.searchText, q),
  );
}

const ofUser = (userId: number) => and(eq(orders.userId, userId), isNull(orders.hiddenAt));

/** How many orders stand in each tab, and how many came from a system before this shop. */
export async function countOrders(db: Executor, userId: number): Promise<Record<OrderCountName, number>> {
  const total = sql<number>`count(*)::int`;
  const [rows, [aftersales]] = await Promise.all([
    db.select({ status: orders.status, total }).from(orders).where(ofUser(userId)).groupBy(orders.status),
    db
      .select({ total, past: countPast(userId) })
      .from(orders)
      .where(and(ofUser(userId), ne(orders.aftersaleStatus, 'none'))),
  ]);
  const sumOf = (requested: readonly OrderStatus[]) =>
    rows.filter(({ status }) => requested.includes(status)).reduce((sum, { total }) => sum + total, 0);
  return {
    all: rows.reduce((sum, { total }) => sum + total, 0),
    unpaid: sumOf(statusesOf.unpaid),
    preparing: sumOf(statusesOf.preparing),
    shipped: sumOf(statusesOf.shipped),
    finished: sumOf(statusesOf.finished),
    aftersales: aftersales?.total ?? 0,
    past: aftersales?.past ?? 0,
  };
}

/** Within a statement that is sent anyway. */
const countPast = (userId: number) =>
  sql<number>`(select count(*)::int from ${pastOrders} where ${pastOrders.userId} = ${userId})`;

/** Orders of a customer that are not over. */
export const countOpenOrders = (db: Executor, userId: number): Promise<number> =>
  countRows(db, orders, and(ofUser(userId), notInArray(orders.status, [...ended])));

/** Orders of a customer behind this one, oldest first, hidden ones too. */
export async function listOrdersAfter(
  db: Executor,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(limit);
}
