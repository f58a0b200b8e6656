import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { maxDepth } from './rules.ts';
import { referralRelations } from './tables.ts';

export type Tie = typeof referralRelations.$inferSelect;
type NewTie = Omit<typeof referralRelations.$inferInsert, 'grandId'>;

/** Ties take turns: two people binding each other at the same moment would both see no loop. */
export async function lockTies(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral', 0))`);
}

/** One that was made for a time counts until then. */
const isCurrent = (at: Date) => or(isNull(referralRelations.expiresAt), gt(referralRelations.expiresAt, at));

export async function findTie(db: Executor, { userId, at }: { userId: number; at: Date }): Promise<Tie | undefined> {
  const [found] = await db
    .select()
    .from(referralRelations)
    .where(and(eq(referralRelations.userId, userId), isCurrent(at)));
  return found;
}

/**
 * Ties a user, in place of a tie that there was. Who was brought by the user has the new parent above the own one from now
 * on. The ties are locked.
 */
export async function tie(tx: Executor, { userId, ...facts }: NewTie): Promise<void> {
  const { parentId } = facts;
  const [above] = await tx
    .select({ grandId: referralRelations.parentId })
    .from(referralRelations)
    .where(eq(referralRelations.userId, parentId));
  // A tie takes the place of another with all of it.
  const row = { campaign: '', changedBy: null, ...facts, grandId: above?.grandId ?? null };
  await tx
    .insert(referralRelations)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: referralRelations.userId, set: row });
  await tx.update(referralRelations).set({ grandId: parentId }).where(eq(referralRelations.parentId, userId));
}

/** Also one that has expired. */
export async function findAnyTie(tx: Executor, userId: number): Promise<Tie | undefined> {
  const [found] = await tx.select().from(referralRelations).where(eq(referralRelations.userId, userId));
  return found;
}

/** From now on nobody brought the user, and nobody stands above who brought the user's own people. The ties are locked. */
export async function untie(tx: Executor, userId: number): Promise<void> {
  await tx.delete(referralRelations).where(eq(referralRelations.userId, userId));
  await tx.update(referralRelations).set({ grandId: null }).where(eq(referralRelations.parentId, userId));
}

/** Nearest first. */
export async function listAncestors(tx: Executor, userId: number): Promise<number[]> {
  const { rows } = await tx.execute(sql`
    with recursive line as (
      select parent_id, 1 as depth from referral_relations where user_id = ${userId}
      union all
      select r.parent_id, line.depth + 1 from line join referral_relations r on r.user_id = line.parent_id
      where line.depth < ${maxDepth}
    )
    select parent_id from line order by depth`);
  return rows.map((row) => Number(row.parent_id));
}
