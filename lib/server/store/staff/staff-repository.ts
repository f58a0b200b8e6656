import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { storeMembers, stores } from '../tables.ts';

export type StoreMembership = typeof storeMembers.$inferSelect;

const isStaffOf = (storeId: number) => and(eq(storeMembers.storeId, storeId), eq(storeMembers.isActive, true));

/** Who works for a store, the first to join first. */
export async function listMemberships(db: Executor, storeId: number): Promise<StoreMembership[]> {
  return db
    .select()
    .from(storeMembers)
    .where(isStaffOf(storeId))
    .orderBy(asc(storeMembers.createdAt), asc(storeMembers.id));
}

/** What a user is in a store. Throws `not_found` for who does not work there. */
export async function getMembershipOf(db: Executor, storeId: number, userId: number): Promise<StoreMembership> {
  const [row] = await db
    .select()
    .from(storeMembers)
    .where(and(isStaffOf(storeId), eq(storeMembers.userId, userId)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** One who works for this store. Throws `not_found`, for somebody of another store too. */
export async function getMembership(db: Executor, storeId: number, id: number): Promise<StoreMembership> {
  const [row] = await db
    .select()
    .from(storeMembers)
    .where(and(isStaffOf(storeId), eq(storeMembers.id, id)));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** Whose the store is. Throws `not_found`. */
export async function getOwnerId(db: Executor, storeId: number): Promise<number> {
  const [row] = await db
    .select({ userId: storeMembers.userId })
    .from(storeMembers)
    .where(and(isStaffOf(storeId), eq(storeMembers.role, 'owner')));
  if (!row) throw new DomainError('not_found');
  return row.userId;
}

/** Who owned a store until it was closed; while it is there, its owner. */
export async function findLastOwner(db: Executor, storeId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: storeMembers.userId })
    .from(storeMembers)
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.role, 'owner')))
    .orderBy(desc(storeMembers.id))
    .limit(1);
  return row?.userId;
}

/** The stores whose money is a user's as well: the one they work for, and closed ones that they owned last. */
export async function listOwnStoreIds(db: Executor, userId: number): Promise<number[]> {
  const later = sql`(select 1 from store_members m where m.store_id = ${storeMembers.storeId} and m.role = 'owner'
    and m.id > ${storeMembers.id})`;
  const ownedLast = and(eq(stores.status, 'closed'), eq(storeMembers.role, 'owner'), sql`not exists ${later}`);
  const rows = await db
    .selectDistinct({ storeId: storeMembers.storeId })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.storeId))
    .where(and(eq(storeMembers.userId, userId), or(eq(storeMembers.isActive, true), ownedLast)));
  return rows.map(({ storeId }) => storeId);
}

/** The store, kept from changing until the transaction ends. Throws `not_found`. */
export async function lockStore(tx: Executor, storeId: number): Promise<typeof stores.$inferSelect> {
  const [row] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('no key update');
  if (!row) throw new DomainError('not_found');
  return row;
}
