import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { listActiveUsers } from '../identity/index.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Candidate } from './commissions/commission-rules.ts';
import { promoters, referralLevels } from './tables.ts';

/** Whoever was stopped takes nothing out until that is over. Throws `promoter_stopped`. */
export async function requirePromoterNotStopped(tx: Executor, userId: number): Promise<void> {
  const [row] = await tx.select().from(promoters).where(eq(promoters.userId, userId)).for('share');
  if (row?.status === 'frozen') throw new DomainError('promoter_stopped');
}

/** Whether somebody was stopped; for showing it. */
export async function isPromoterStopped(db: Executor, userId: number): Promise<boolean> {
  const [row] = await db.select({ status: promoters.status }).from(promoters).where(eq(promoters.userId, userId));
  return row?.status === 'frozen';
}

/** Those of them who are members of the shop, with what decides whether they may promote and at which rates. */
export async function listPromoters(db: Executor, userIds: readonly number[]): Promise<Omit<Candidate, 'level'>[]> {
  const [active, rows] = await Promise.all([listActiveUsers(db, userIds), listRows(db, userIds)]);
  return userIds.map((userId) => {
    const row = rows.find((one) => one.userId === userId);
    return { userId, isUserActive: active.has(userId), status: row?.status ?? null, rates: row?.rates ?? null };
  });
}

async function listRows(db: Executor, userIds: readonly number[]) {
  const { id, bpL1, bpL2, selfBp, isActive } = referralLevels;
  return db
    .select({ userId: promoters.userId, status: promoters.status, rates: { bpL1, bpL2, selfBp } })
    .from(promoters)
    .leftJoin(referralLevels, and(eq(id, promoters.levelId), isActive))
    .where(inArray(promoters.userId, [...userIds]));
}
