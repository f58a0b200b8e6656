import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { pastOrdersSorts } from '#lib/contract/orders/desk-past-orders.ts';
import type { PastOrderState } from '#lib/contract/orders/past-orders.ts';
import { textMatches } from '#lib/server/catalogue/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '../../db/reading/keyset.ts';
import { findUsernames } from '../../identity/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Page, PageOf } from '../../kernel/paging.ts';
import type { WorkPageOf, WorkQuery } from '../../kernel/work-page.ts';
import { pastOrders } from '../past-order-tables.ts';
import type { PastOrder } from './past-order-repository.ts';

/** When it was ordered, or else when it came here. */
const ordered = sql<Date>`coalesce(${pastOrders.orderedAt}, ${pastOrders.createdAt})`;

/** Nobody pages further. */
const reachable = 5000;

/** Earlier orders of an account, newest first. */
export async function listPastOrders(
  { db }: ServerContext,
  { userId, q }: { userId: number; q?: string | undefined },
  page: Page,
): Promise<PageOf<PastOrder>> {
  const where = and(eq(pastOrders.userId, userId), ...textMatches(pastOrders.searchText, q));
  const [list, [counted]] = await Promise.all([
    db
      .select()
      .from(pastOrders)
      .where(where)
      .orderBy(sql`${ordered} desc`, desc(pastOrders.id))
      .limit(page.limit)
      .offset(Math.min(page.offset, reachable)),
    db.select({ total: sql<number>`count(*)::int` }).from(pastOrders).where(where),
  ]);
  return { list, total: counted?.total ?? 0 };
}

/** Throws `not_found`, also for one of somebody else. */
export async function getPastOrder({ db }: ServerContext, userId: number, id: number): Promise<PastOrder> {
  const [row] = await db
    .select()
    .from(pastOrders)
    .where(and(eq(pastOrders.id, id), eq(pastOrders.userId, userId)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Earlier orders of an account behind this one, oldest first. */
export function listPastOrdersAfter(
  db: Executor,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<PastOrder[]> {
  return db
    .select()
    .from(pastOrders)
    .where(and(eq(pastOrders.userId, userId), isNotNull(pastOrders.userId), gt(pastOrders.id, after)))
    .orderBy(asc(pastOrders.id))
    .limit(limit);
}

export interface DeskPastOrder extends PastOrder {
  username: string | undefined;
}

interface PastOrderFilter {
  q?: string | undefined;
  state?: PastOrderState | undefined;
  userId?: number | undefined;
  importId?: number | undefined;
}

type Sort = (typeof pastOrdersSorts)[number];

const list: KeysetList<PastOrder, Sort> = {
  id: pastOrders.id,
  idOf: ({ id }) => id,
  orders: {
    id: { column: pastOrders.id, kind: 'number', valueOf: ({ id }) => id },
    ordered: { column: ordered, kind: 'time', valueOf: ({ orderedAt, createdAt }) => orderedAt ?? createdAt },
  },
};

/** A page of everybody's earlier orders, and how many there are. */
export async function listDeskPastOrders(
  { db }: ServerContext,
  filter: PastOrderFilter,
  input: WorkQuery<Sort>,
): Promise<WorkPageOf<DeskPastOrder>> {
  const where = toCondition(filter);
  const [page, totals] = await Promise.all([
    readKeysetPage(list, input, (part) =>
      db
        .select()
        .from(pastOrders)
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    ),
    countUpTo(db, pastOrders, where),
  ]);
  return { ...page, ...totals, list: await withNames(db, page.list) };
}

function toCondition({ q, state, userId, importId }: PastOrderFilter): SQL | undefined {
  return and(
    state && eq(pastOrders.state, state),
    userId === undefined ? undefined : eq(pastOrders.userId, userId),
    importId === undefined ? undefined : eq(pastOrders.importId, importId),
    ...textMatches(pastOrders.searchText, q),
  );
}

/** Throws `not_found`. */
export async function getDeskPastOrder({ db }: ServerContext, id: number): Promise<DeskPastOrder> {
  const rows = await db.select().from(pastOrders).where(eq(pastOrders.id, id));
  const [order] = await withNames(db, rows);
  if (!order) throw new DomainError('not_found');
  return order;
}

async function withNames(db: Executor, rows: PastOrder[]): Promise<DeskPastOrder[]> {
  const names = await findUsernames(db, [...new Set(rows.flatMap(({ userId }) => userId ?? []))]);
  return rows.map((row) => ({ ...row, username: row.userId === null ? undefined : names.get(row.userId) }));
}
