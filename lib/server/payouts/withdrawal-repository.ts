import { and, count, desc, eq, gte, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { openStatuses, type WithdrawalFilter } from '#lib/contract/payouts/records.ts';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { listRows } from '../db/list-rows.ts';
import { shopDay, startOfShopDay } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Owner, ownedBy } from './owner.ts';
import type { WithdrawalsSoFar } from './rules.ts';
import { withdrawals } from './tables.ts';

export type Withdrawal = typeof withdrawals.$inferSelect;
export type NewWithdrawal = typeof withdrawals.$inferInsert;

/** Undefined: the number is taken. */
export async function insertWithdrawal(tx: Executor, row: NewWithdrawal): Promise<Withdrawal | undefined> {
  const [inserted] = await tx
    .insert(withdrawals)
    .values(row)
    .onConflictDoNothing({ target: withdrawals.no })
    .returning();
  return inserted;
}

/** Throws `not_found`; with an owner also for one of somebody else. */
export async function getWithdrawal(db: Executor, no: string, owner?: Owner): Promise<Withdrawal> {
  const where = and(eq(withdrawals.no, no), owner && ownedBy(withdrawals, owner));
  const [row] = await db.select().from(withdrawals).where(where);
  if (!row) throw new DomainError('not_found');
  return row;
}

const isOpen = inArray(withdrawals.status, [...openStatuses]);

/** What the limits are held against. What came to nothing counts as asked for, not as taken. */
export async function readSoFar(db: Executor, owner: Owner, now: Date): Promise<WithdrawalsSoFar> {
  const { amount, channel, createdAt, status } = withdrawals;
  const isToday = gte(createdAt, startOfShopDay(shopDay(now)));
  const isTaken = notInArray(status, ['cancelled', 'rejected', 'returned']);
  const [row] = await db
    .select({
      countToday: sql<number>`count(*) filter (where ${isToday})::int`,
      sumToday: sql<number>`coalesce(sum(${amount}) filter (where ${and(isToday, isTaken)}), 0)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${isOpen})::int`,
      openSum: sql<number>`coalesce(sum(${amount}) filter (where ${isOpen}), 0)`.mapWith(Number),
    })
    .from(withdrawals)
    .where(and(ownedBy(withdrawals, owner), sql`${channel} <> 'balance'`));
  return row ?? { countToday: 0, sumToday: 0, open: 0, openSum: 0 };
}

/** What these stores have taken, or want to take, and what has not come to nothing, in the order it was asked for. */
export async function listStandingOfStores(db: Executor, storeIds: readonly number[]): Promise<Withdrawal[]> {
  if (storeIds.length === 0) return [];
  const { ownerType, ownerId, status, id } = withdrawals;
  const isTaken = notInArray(status, ['cancelled', 'rejected', 'returned']);
  const where = and(eq(ownerType, 'store'), inArray(ownerId, [...storeIds]), isTaken);
  return db.select().from(withdrawals).where(where).orderBy(id);
}

/** What was paid to an owner outside, for comparison. */
export async function readHabit(db: Executor, owner: Owner): Promise<{ paidCount: number; paidSum: Fen }> {
  const { amount, channel, paidAt } = withdrawals;
  const [row] = await db
    .select({ paidCount: count(), paidSum: sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number) })
    .from(withdrawals)
    .where(and(ownedBy(withdrawals, owner), isNotNull(paidAt), sql`${channel} <> 'balance'`));
  return row ?? { paidCount: 0, paidSum: 0 };
}

export const countOpenWithdrawals = (db: Executor, owner: Owner) =>
  countRows(db, withdrawals, and(ownedBy(withdrawals, owner), isOpen));

/** What is not paid yet: how many, and what of it arrives somewhere. */
export async function sumWithdrawalsDue(db: Executor): Promise<{ count: number; amount: Fen }> {
  const amount = sql<number>`coalesce(sum(${withdrawals.netAmount}), 0)`.mapWith(Number);
  const [row] = await db.select({ count: count(), amount }).from(withdrawals).where(isOpen);
  return row ?? { count: 0, amount: 0 };
}

/** In this state, or in any from which it may still be paid. */
export const isInState = (status: WithdrawalFilter): SQL | undefined =>
  status === 'open' ? isOpen : eq(withdrawals.status, status);

interface OwnFilter {
  owner: Owner;
  status?: WithdrawalFilter | undefined;
}

/** An owner's withdrawals, newest first. */
export async function listOwnWithdrawals(
  db: Executor,
  { owner, status }: OwnFilter,
  page: Page,
): Promise<PageOf<Withdrawal>> {
  const where = and(ownedBy(withdrawals, owner), status && isInState(status));
  return listRows(db, withdrawals, { where, orderBy: [desc(withdrawals.id)], page });
}
