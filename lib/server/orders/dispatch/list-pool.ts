import { and, asc, desc, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Fulfilment } from '#lib/contract/catalogue/shop-records.ts';
import type { PoolSort } from '#lib/contract/orders/store-pool.ts';
import { findProductCategories, type ProductCategory, textMatches } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { findPictureFiles, type PictureFile } from '#lib/server/files/index.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { whyNotAvailable } from '#lib/server/store/index.ts';
import { getStoreMoney } from '#lib/server/wallet/index.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { listLines, type Order, type OrderLine } from '../repository.ts';
import { orderLines, orders } from '../tables.ts';
import { countOpenClaims, type Dispatch } from './dispatch-repository.ts';

export interface PoolFilter {
  fulfilment?: Fulfilment | undefined;
  provinceId?: number | undefined;
  categoryId?: number | undefined;
  q?: string | undefined;
}

/** An order in the pool; what of it may be shown is for the edge to pick. */
export interface PooledOrder {
  order: Order;
  dispatch: Dispatch;
  lines: OrderLine[];
  pictures: ReadonlyMap<number, PictureFile>;
  categories: ReadonlyMap<number, ProductCategory>;
}

interface Pool extends PageOf<PooledOrder> {
  open: number;
  maxOpen: number;
  /** Why the store can claim nothing now. */
  blocked: 'store_not_open' | 'store_on_holiday' | 'claims_full' | 'store_owes' | null;
}

/** So many orders are looked at to find their categories; a pool never is so full. */
const mostPooled = 5000;

const byId = asc(orderDispatches.id);

const orderBy: Record<PoolSort, SQL[]> = {
  waiting: [asc(orderDispatches.pooledAt), byId],
  newest: [desc(orderDispatches.pooledAt), desc(orderDispatches.id)],
  estimate: [desc(orderDispatches.payoutEstimateAmount), byId],
  ending: [asc(orderDispatches.expiresAt), byId],
};

/** Orders that a store can claim, the longest waiting first. */
export async function listPool(
  ctx: ServerContext,
  storeId: number,
  { filter, page, sort = 'waiting' }: { filter: PoolFilter; page: Page; sort?: PoolSort },
): Promise<Pool> {
  const { db } = ctx;
  const { 'pool.maxOpen': maxOpen, 'settle.claimDebtLimitFen': debtLimit } = await getSettings(ctx);
  const where = await toCondition(db, storeId, filter);
  const [list, total, open, unavailable, { owed }] = await Promise.all([
    readPooled(db, where, { page, sort }),
    countPooled(db, where),
    countOpenClaims(db, storeId),
    whyNotAvailable(db, storeId, ctx.clock.now()),
    getStoreMoney(db, storeId),
  ]);
  const full = open >= maxOpen ? ('claims_full' as const) : null;
  const owing = owed > debtLimit ? ('store_owes' as const) : null;
  return { list, total, open, maxOpen, blocked: unavailable ?? owing ?? full };
}

async function readPooled(
  db: Executor,
  where: SQL | undefined,
  { page, sort }: { page: Page; sort: PoolSort },
): Promise<PooledOrder[]> {
  const rows = await db
    .select({ order: orders, dispatch: orderDispatches })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(where)
    .orderBy(...orderBy[sort])
    .limit(page.limit)
    .offset(page.offset);
  return withLines(db, rows);
}

/** How many orders a store could claim. */
export const countPool = (db: Executor, storeId: number) => countRows(db, orderDispatches, inPool(storeId));

/** What became of orders that are shown, and how many others came into the pool since then. */
export async function findPoolNews(
  { db }: ServerContext,
  storeId: number,
  { filter, shown, since }: { filter: PoolFilter; shown: string[]; since: Date },
): Promise<{ gone: string[]; fresh: number }> {
  const where = await toCondition(db, storeId, filter);
  const isOther = shown.length > 0 ? notInArray(orders.no, shown) : undefined;
  const [fresh, there] = await Promise.all([
    countPooled(db, and(where, gte(orderDispatches.pooledAt, since), isOther)),
    findStillPooled(db, storeId, shown),
  ]);
  return { gone: shown.filter((no) => !there.has(no)), fresh };
}

async function findStillPooled(db: Executor, storeId: number, shown: string[]): Promise<Set<string>> {
  if (shown.length === 0) return new Set();
  const rows = await db
    .select({ no: orders.no })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(and(inPool(storeId), inArray(orders.no, shown)));
  return new Set(rows.map(({ no }) => no));
}

async function countPooled(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(where);
  return row?.total ?? 0;
}

async function withLines(db: Executor, rows: { order: Order; dispatch: Dispatch }[]): Promise<PooledOrder[]> {
  const lines = await listLines(
    db,
    rows.map(({ order }) => order.id),
  );
  const files = lines.map(({ pictureFileId }) => pictureFileId);
  const products = lines.flatMap(({ productId }) => productId ?? []);
  const [pictures, categories] = await Promise.all([findPictureFiles(db, files), findProductCategories(db, products)]);
  return rows.map((row) => ({
    ...row,
    pictures,
    categories,
    lines: lines.filter(({ orderId }) => orderId === row.order.id),
  }));
}

const inPool = (storeId: number) =>
  and(eq(orderDispatches.status, 'pooled'), sql`${storeId} <> all(${orderDispatches.excludedStoreIds})`);

async function toCondition(db: Executor, storeId: number, filter: PoolFilter): Promise<SQL | undefined> {
  const { fulfilment, provinceId, categoryId, q } = filter;
  return and(
    inPool(storeId),
    fulfilment && eq(orders.fulfilment, fulfilment),
    provinceId === undefined ? undefined : eq(sql`(${orders.address} ->> 'province_id')::bigint`, provinceId),
    ...textMatches(orders.searchText, q),
    categoryId === undefined ? undefined : await ofCategory(db, storeId, categoryId),
  );
}

/** Orders of which any line belongs to the category, or to one below it. */
async function ofCategory(db: Executor, storeId: number, categoryId: number): Promise<SQL> {
  const pooled = await db
    .selectDistinct({ productId: orderLines.productId })
    .from(orderLines)
    .innerJoin(orderDispatches, eq(orderDispatches.orderId, orderLines.orderId))
    .where(inPool(storeId))
    .limit(mostPooled);
  const ids = pooled.flatMap(({ productId }) => productId ?? []);
  const categories = await findProductCategories(db, ids);
  const requested = ids.filter((id) => categories.get(id)?.path.includes(categoryId));
  if (requested.length === 0) return sql`false`;
  const found = db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(inArray(orderLines.productId, requested));
  return inArray(orders.id, found);
}
