import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { addresses } from '../address-tables.ts';
import { users } from '../tables.ts';
import type { AddressRow } from './address-book.ts';

export type Address = typeof addresses.$inferSelect;

/** The owner is part of every condition: a foreign id finds nothing. */
export const ownAddress = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id));

/** The default first, then the last changed. */
export async function findAddresses(db: Executor, userId: number): Promise<Address[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.updatedAt), desc(addresses.id));
}

export async function findDefaultAddress(db: Executor, userId: number): Promise<Address | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  return row;
}

/** Throws `not_found`, for an address of somebody else too. */
export async function getOwnAddress(db: Executor, userId: number, id: number): Promise<Address> {
  const [row] = await db.select().from(addresses).where(ownAddress(userId, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

export async function insertAddress(tx: Executor, userId: number, row: AddressRow): Promise<number> {
  const [created] = await tx
    .insert(addresses)
    .values({ ...row, userId, createdAt: row.updatedAt })
    .returning({ id: addresses.id });
  return created?.id ?? 0;
}

/** Changes of one person's addresses take turns. */
export async function lockAddressBook(tx: Executor, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Moves the default; the old one goes first, because the database allows only one. */
export async function moveDefault(tx: Executor, userId: number, id: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)));
  await tx.update(addresses).set({ isDefault: true }).where(ownAddress(userId, id));
}
