import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { referralSettlements } from '../commission-tables.ts';
import { promoters } from '../tables.ts';

export interface Credited {
  userId: number;
  levelId: number | null;
  /** By all settlements so far, less what was taken back. */
  credited: Fen;
}

/** What these promoters were credited so far; or a page of all who can rise by themselves, by their ids. */
export async function listCredited(
  db: Executor,
  which: number[] | { after: number; limit: number },
): Promise<Credited[]> {
  const { userId, levelId, status, isLevelManual } = promoters;
  const where = Array.isArray(which)
    ? inArray(userId, which)
    : and(gt(userId, which.after), eq(status, 'active'), eq(isLevelManual, false));
  return db
    .select({
      userId,
      levelId,
      credited: sql<number>`coalesce(sum(${referralSettlements.netAmount}), 0)`.mapWith(Number),
    })
    .from(promoters)
    .innerJoin(referralSettlements, eq(referralSettlements.userId, userId))
    .where(where)
    .groupBy(userId, levelId)
    .orderBy(asc(userId))
    .limit(Array.isArray(which) ? which.length : which.limit);
}
