import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/connection.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { storeLegalChanges, storePayeeChanges } from './profile-tables.ts';
import { lockStore } from './staff-repository.ts';
import { listStoreUsers, type Store } from './store-repository.ts';
import { stores } from './tables.ts';

/** What a store wishes to be changed and an operator decides about. A store has one of a kind that waits. */
type WishTable = typeof storeLegalChanges | typeof storePayeeChanges;
type WishOf<Table extends WishTable> = Table['$inferSelect'];

/** The last one that was asked for, whatever became of it. */
export async function findLastWish<Table extends WishTable>(
  db: Executor,
  wishes: Table,
  storeId: number,
): Promise<WishOf<Table> | undefined> {
  const list = db
    .select()
    .from(wishes as PgTable)
    .where(eq(wishes.storeId, storeId));
  const [row] = await list.orderBy(desc(wishes.id)).limit(1);
  return row as WishOf<Table> | undefined;
}

/** Throws `not_found`. */
export async function getWish<Table extends WishTable>(
  db: Executor,
  wishes: Table,
  id: number,
): Promise<WishOf<Table>> {
  const [row] = await db
    .select()
    .from(wishes as PgTable)
    .where(eq(wishes.id, id));
  if (!row) throw new DomainError('not_found');
  return row as WishOf<Table>;
}

/** One that waits, kept from changing until the transaction ends. Throws `not_found`, and `status_changed` for others. */
export async function lockPendingWish<Table extends WishTable>(
  tx: Executor,
  wishes: Table,
  id: number,
): Promise<WishOf<Table>> {
  const [row] = await tx
    .select()
    .from(wishes as PgTable)
    .where(eq(wishes.id, id))
    .for('update');
  if (!row) throw new DomainError('not_found');
  const wish = row as WishOf<Table>;
  if (wish.status !== 'pending') throw new DomainError('status_changed');
  return wish;
}

/** A waiting one of this store, with the store, both kept from changing. Throws `not_found` for one of another store too. */
export async function lockOwnWish<Table extends WishTable>(
  tx: Executor,
  wishes: Table,
  { id, storeId }: { id: number; storeId: number },
): Promise<{ store: Store; change: WishOf<Table> }> {
  const store = await lockStore(tx, storeId);
  if ((await getWish(tx, wishes, id)).storeId !== storeId) throw new DomainError('not_found');
  return { store, change: await lockPendingWish(tx, wishes, id) };
}

/**
 * A waiting one to be decided, with its store, both kept from changing. Throws `not_found`, `own_record` for who has asked
 * or works for the store, and `status_changed` when it waits no longer.
 */
export async function lockForDecision<Table extends WishTable>(
  tx: Executor,
  wishes: Table,
  { id, actor }: { id: number; actor: Member },
): Promise<{ store: Store; change: WishOf<Table> }> {
  const { storeId, requestedBy } = await getWish(tx, wishes, id);
  const users = await listStoreUsers(tx, storeId);
  if (requestedBy === actor.userId || users.includes(actor.userId)) throw new DomainError('own_record');
  const store = await lockStore(tx, storeId);
  return { store, change: await lockPendingWish(tx, wishes, id) };
}

export interface WishFilter<Status extends string> {
  status?: Status | undefined;
  storeId?: number | undefined;
}

interface WishList<Table extends WishTable> {
  filter: WishFilter<WishOf<Table>['status']>;
  /** What an operator has to decide: it comes first, the longest waiting before all. */
  isWaiting: SQL | undefined;
  page: Page;
}

/** Those that wait for a decision first, the longest waiting first; then the others, the last first. */
export async function listWishes<Table extends WishTable>(
  db: Executor,
  wishes: Table,
  { filter: { status, storeId }, isWaiting, page }: WishList<Table>,
): Promise<PageOf<{ change: WishOf<Table>; store: Store }>> {
  const where = and(
    status && eq(wishes.status as PgColumn, status),
    storeId === undefined ? undefined : eq(wishes.storeId, storeId),
  );
  const waits = sql`case when ${isWaiting} then ${wishes.id} end`;
  const list = await db
    .select({ change: getTableColumns(wishes as PgTable), store: stores })
    .from(wishes as PgTable)
    .innerJoin(stores, eq(stores.id, wishes.storeId))
    .where(where)
    .orderBy(asc(waits), desc(wishes.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db
    .select({ total: count() })
    .from(wishes as PgTable)
    .where(where);
  return { list: list as { change: WishOf<Table>; store: Store }[], total: all?.total ?? 0 };
}
