import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Actor } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { accountClosings } from '../closing-tables.ts';
import { users } from '../tables.ts';

export type AccountClosing = typeof accountClosings.$inferSelect;

const open = (userId: number) => and(eq(accountClosings.userId, userId), eq(accountClosings.status, 'cooling'));

export async function findOpenClosing(db: Executor, userId: number): Promise<AccountClosing | undefined> {
  const [row] = await db.select().from(accountClosings).where(open(userId));
  return row;
}

/** Whether it has ended: nobody can come into it any more. */
export async function isAccountClosed(db: Executor, userId: number): Promise<boolean> {
  const closed = and(eq(accountClosings.userId, userId), eq(accountClosings.status, 'closed'));
  const [row] = await db.select({ id: accountClosings.id }).from(accountClosings).where(closed).limit(1);
  return row !== undefined;
}

/** Those of them that have ended. */
export async function findClosedAccounts(db: Executor, userIds: readonly number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const closed = and(inArray(accountClosings.userId, [...userIds]), eq(accountClosings.status, 'closed'));
  const rows = await db.select({ userId: accountClosings.userId }).from(accountClosings).where(closed);
  return new Set(rows.map(({ userId }) => userId));
}

/** Throws `status_changed` while the account is being closed already; the database decides between two at once. */
export async function beginClosing(
  tx: Executor,
  closing: { userId: number; reason: string; effectiveAt: Date; now: Date; actor: Actor },
): Promise<AccountClosing> {
  const { userId, reason, effectiveAt, now, actor } = closing;
  const [row] = await tx
    .insert(accountClosings)
    .values({ userId, status: 'cooling', reason, effectiveAt, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new DomainError('status_changed');
  const entity = { entityType: 'account_closing', entityId: row.id };
  await logStatusChange(tx, { ...entity, from: null, to: 'cooling', event: 'request', actor });
  return row;
}

/** Ends a cool-off one way or the other. Throws `status_changed` when there is none. */
export async function endClosing(
  tx: Executor,
  { userId, to, now, actor }: { userId: number; to: 'kept' | 'closed'; now: Date; actor?: Actor },
): Promise<AccountClosing> {
  const words = to === 'closed' ? { reason: '' } : {};
  const [row] = await tx
    .update(accountClosings)
    .set({ status: to, endedAt: now, ...words })
    .where(open(userId))
    .returning();
  if (!row) throw new DomainError('status_changed');
  const event = to === 'kept' ? 'keep' : 'close';
  const entity = { entityType: 'account_closing', entityId: row.id };
  await logStatusChange(tx, { ...entity, from: 'cooling', to, event, ...(actor && { actor }) });
  return row;
}

/**
 * Accounts whose cool-off is over, the longest waiting first. All of them: what is still open keeps an account here, so that a
 * first few hundred could stand in everybody's way.
 */
export async function listDueClosings(db: Executor, now: Date): Promise<number[]> {
  const rows = await db
    .select({ userId: accountClosings.userId })
    .from(accountClosings)
    .where(and(eq(accountClosings.status, 'cooling'), lte(accountClosings.effectiveAt, now)))
    .orderBy(asc(accountClosings.effectiveAt));
  return rows.map(({ userId }) => userId);
}

/** The closing and its account, locked until the transaction ends; nothing when it is not due (any more) or taken. */
export async function lockDueClosing(tx: Executor, userId: number, now: Date) {
  const [row] = await tx
    .select({ closing: accountClosings, user: users })
    .from(accountClosings)
    .innerJoin(users, eq(users.id, accountClosings.userId))
    .where(and(open(userId), lte(accountClosings.effectiveAt, now)))
    .for('update', { skipLocked: true });
  return row;
}
