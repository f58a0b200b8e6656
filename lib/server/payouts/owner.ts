import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { withdrawalOwners } from '#lib/contract/payouts/records.ts';
import type { Executor } from '../db/connection.ts';

/** Whose money it is. */
export interface Owner {
  ownerType: (typeof withdrawalOwners)[number];
  ownerId: number;
}

export const ownedBy = (
  table: { ownerType: AnyPgColumn; ownerId: AnyPgColumn },
  { ownerType, ownerId }: Owner,
): SQL | undefined => and(eq(table.ownerType, ownerType), eq(table.ownerId, ownerId));

/** Somebody, and the store they work for. */
export interface Person {
  userId: number;
  storeId?: number | undefined;
}

/** Whether somebody would be paid by it, or has asked for it: whoever that is decides nothing about it. */
export const isOwnWithdrawal = (
  { appliedBy, ownerType, ownerId }: Owner & { appliedBy: number },
  { userId, storeId }: Person,
): boolean => appliedBy === userId || ownerId === (ownerType === 'user' ? userId : storeId);

/** Who asks twice at once takes turns: both would see the limits as they were before. Held until the transaction ends. */
export async function lockOwner(tx: Executor, { ownerType, ownerId }: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals:${ownerType}:${ownerId}`}, 0))`);
}
