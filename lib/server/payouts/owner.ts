import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { withdrawalOwners } from '#lib/contract/payouts/records.ts';
import type { Executor } from '../db/connection.ts';
import type { withdrawals } from './tables.ts';

/** Whose money it is. */
export interface Owner {
  ownerType: (typeof withdrawalOwners)[number];
  ownerId: number;
}

export const ownedBy = (
  table: { ownerType: AnyPgColumn; ownerId: AnyPgColumn },
  { ownerType, ownerId }: Owner,
): SQL | undefined => and(eq(table.ownerType, ownerType), eq(table.ownerId, ownerId));

/** Somebody, and the stores whose money is theirs as well. */
export interface Person {
  userId: number;
  storeIds: readonly number[];
}

type Asked = Owner & Pick<typeof withdrawals.$inferSelect, 'appliedBy' | 'followsId'>;

/**
 * Whether somebody would be paid by it, or has asked for it as who will be: whoever that is decides nothing about it. An
 * operator who asks for an owner that is gone gains nothing by it.
 */
export const isOwnWithdrawal = (
  { appliedBy, followsId, ownerType, ownerId }: Asked,
  { userId, storeIds }: Person,
): boolean =>
  (followsId === null && appliedBy === userId) ||
  (ownerType === 'user' ? ownerId === userId : storeIds.includes(ownerId));

/** Whether an operator has asked for it, for an owner who is gone: another one approves it. */
export const isAsker = ({ appliedBy, followsId }: Pick<Asked, 'appliedBy' | 'followsId'>, userId: number): boolean =>
  followsId !== null && appliedBy === userId;

/** Who asks twice at once takes turns: both would see the limits as they were before. Held until the transaction ends. */
export async function lockOwner(tx: Executor, { ownerType, ownerId }: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawals:${ownerType}:${ownerId}`}, 0))`);
}
