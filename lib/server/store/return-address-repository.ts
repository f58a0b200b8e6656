import { and, count, desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { AddressRow } from '../identity/index.ts';
import { storeReturnAddresses as addresses } from './profile-tables.ts';

export type ReturnAddressRow = typeof addresses.$inferSelect;

/** The store is part of every condition: a foreign id finds nothing. */
export const ofStore = (storeId: number, id: number) => and(eq(addresses.storeId, storeId), eq(addresses.id, id));

/** The default first, then the last changed. */
export async function findReturnAddresses(db: Executor, storeId: number): Promise<ReturnAddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.storeId, storeId))
    .orderBy(desc(addresses.isDefault), desc(addresses.updatedAt), desc(addresses.id));
}

export async function insertReturnAddress(tx: Executor, storeId: number, row: AddressRow): Promise<number> {
  const [created] = await tx
    .insert(addresses)
    .values({ ...row, storeId, createdAt: row.updatedAt })
    .returning({ id: addresses.id });
  return created?.id ?? 0;
}

export async function countReturnAddresses(db: Executor, storeId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(addresses).where(eq(addresses.storeId, storeId));
  return row?.total ?? 0;
}

/** Moves the default; the old one goes first, because the database allows only one. */
export async function moveDefault(tx: Executor, storeId: number, id: number): Promise<void> {
  const isDefault = and(eq(addresses.storeId, storeId), eq(addresses.isDefault, true));
  await tx.update(addresses).set({ isDefault: false }).where(isDefault);
  await tx.update(addresses).set({ isDefault: true }).where(ofStore(storeId, id));
}
