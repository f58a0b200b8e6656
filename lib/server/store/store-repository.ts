import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { shopDay, toUnixSeconds } from '../kernel/clock.ts';
import { DomainError, type MessageRef } from '../kernel/errors.ts';
import { storeMembers, stores } from './tables.ts';

export type Store = typeof stores.$inferSelect;

const isOpen = ne(stores.status, 'closed');

/**
 * The store a user works for. A suspended or closing one counts: its open orders must be finished
 * (docs/domain/store.md 3).
 */
export async function findStoreOf(db: Executor, userId: number): Promise<Store | undefined> {
  const [row] = await db
    .select({ store: stores })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.storeId))
    .where(and(eq(storeMembers.userId, userId), eq(storeMembers.isActive, true), isOpen));
  return row?.store;
}

/** What these stores are called, closed ones too. */
export async function findStoreNames(db: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: stores.id, name: stores.name }).from(stores).where(inArray(stores.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Why a store gets no new orders; null when it does. */
export async function whyNotAvailable(
  db: Executor,
  storeId: number,
  at: Date,
): Promise<'store_not_open' | 'store_on_holiday' | null> {
  const absence = await findAbsence(db, storeId, at);
  if (absence === null) return null;
  return absence === 'closed' ? 'store_not_open' : 'store_on_holiday';
}

/** Whether a store is closed, or until when it is on holiday; null while it gets orders. */
export async function findAbsence(db: Executor, storeId: number, at: Date): Promise<'closed' | Date | null> {
  const [store] = await db
    .select({ status: stores.status, closedUntil: stores.closedUntil })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (store?.status !== 'approved') return 'closed';
  return store.closedUntil !== null && store.closedUntil > at ? store.closedUntil : null;
}

/** Whether a user owns or works for a store that is not closed: such an account cannot be closed. */
export async function isStoreMember(db: Executor, userId: number): Promise<boolean> {
  return (await findStoreOf(db, userId)) !== undefined;
}

/** Everybody who works for a store: who is told what concerns it. */
export async function listStoreUsers(db: Executor, storeId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: storeMembers.userId })
    .from(storeMembers)
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.isActive, true)));
  return rows.map(({ userId }) => userId);
}

/** Those of them that are closed. */
export async function findClosedStores(db: Executor, storeIds: readonly number[]): Promise<Set<number>> {
  if (storeIds.length === 0) return new Set();
  const closed = and(inArray(stores.id, [...storeIds]), eq(stores.status, 'closed'));
  const rows = await db.select({ id: stores.id }).from(stores).where(closed);
  return new Set(rows.map(({ id }) => id));
}

/**
 * The store, locked until the transaction ends, so that what it may take at most is counted by one at a time. Lock it
 * before any order. Throws `not_found`, and `store_not_open` for one that may not take new orders.
 */
export async function lockOpenStore(tx: Executor, storeId: number): Promise<Store> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
  if (!store) throw new DomainError('not_found');
  if (store.status !== 'approved') throw new DomainError('store_not_open');
  return store;
}

/**
 * Like `lockOpenStore`, for giving the store something new. Throws `store_on_holiday` as well: what it has goes on, but
 * it gets nothing (docs/domain/store.md 3).
 */
export async function lockAvailableStore(tx: Executor, storeId: number, at: Date): Promise<Store> {
  const store = await lockOpenStore(tx, storeId);
  const { closedUntil } = store;
  if (closedUntil === null || closedUntil <= at) return store;
  throw new DomainError('store_on_holiday', {
    values: { day: shopDay(closedUntil) },
    data: { closed_until: toUnixSeconds(closedUntil) },
  });
}

/** Throws `credit_code_taken` or `store_name_taken`, at the fields, when another store that is not closed has them. */
export async function requireFreeIdentity(
  db: Executor,
  { creditCode, name }: Pick<Store, 'creditCode' | 'name'>,
  ownId?: number,
): Promise<void> {
  const sameName = eq(sql`lower(${stores.name})`, name.toLowerCase());
  const taken = await db
    .select({ creditCode: stores.creditCode })
    .from(stores)
    .where(
      and(
        or(eq(stores.creditCode, creditCode), sameName),
        isOpen,
        ownId === undefined ? undefined : ne(stores.id, ownId),
      ),
    );
  if (taken.length === 0) return;
  const fields: Record<string, MessageRef> = {};
  if (taken.some((store) => store.creditCode === creditCode)) fields.credit_code = { key: 'credit_code_taken' };
  if (taken.some((store) => store.creditCode !== creditCode)) fields.store_name = { key: 'store_name_taken' };
  throw new DomainError(fields.credit_code ? 'credit_code_taken' : 'store_name_taken', { fields });
}
