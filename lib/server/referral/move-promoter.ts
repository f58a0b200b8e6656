import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { type PromoterMove, promoterMoves } from './promoter-states.ts';
import { promoters } from './tables.ts';

export type Promoter = typeof promoters.$inferSelect;
type Facts = Partial<typeof promoters.$inferInsert>;

export async function findPromoter(db: Executor, userId: number): Promise<Promoter | undefined> {
  const [row] = await db.select().from(promoters).where(eq(promoters.userId, userId));
  return row;
}

interface Step {
  userId: number;
  /** As it was read; null: there was none. */
  from: Promoter | null;
  actor: Member;
  at: Date;
  reason?: string | undefined;
  facts?: Facts;
}

/**
 * The only place where promoters change their state, one line of history each. Throws `status_changed` where the state does
 * not allow the move, or somebody was faster.
 */
export async function movePromoter(tx: Executor, move: PromoterMove, step: Step): Promise<void> {
  const { userId, from, actor, at, reason } = step;
  const { to } = promoterMoves[move];
  const moved = from ? await change(tx, move, { ...step, from }) : await begin(tx, move, step);
  if (!moved) throw new DomainError('status_changed');
  await logStatusChange(tx, {
    entityType: 'promoter',
    entityId: userId,
    from: from?.status ?? null,
    to,
    event: move,
    actor,
    at,
    ...(reason && { reason }),
  });
}

async function change(
  tx: Executor,
  move: PromoterMove,
  { from: { userId, version }, at, facts }: Step & { from: Promoter },
): Promise<boolean> {
  const { from, to } = promoterMoves[move];
  const statuses = from.filter((status) => status !== null);
  const moved = await tx
    .update(promoters)
    .set({ ...facts, status: to, version: version + 1, updatedAt: at })
    .where(and(eq(promoters.userId, userId), eq(promoters.version, version), inArray(promoters.status, statuses)))
    .returning({ userId: promoters.userId });
  return moved.length > 0;
}

async function begin(tx: Executor, move: PromoterMove, { userId, at, facts }: Step): Promise<boolean> {
  const { from, to } = promoterMoves[move];
  if (!(from as readonly unknown[]).includes(null)) return false;
  const made = await tx
    .insert(promoters)
    .values({ ...facts, userId, status: to, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ userId: promoters.userId });
  return made.length > 0;
}

/** Whoever brings somebody has a row from then on, and stays one when the shop asks for applications later. */
export async function keepPromoter(tx: Executor, userId: number, at: Date): Promise<void> {
  await tx.insert(promoters).values({ userId, status: 'active', createdAt: at, updatedAt: at }).onConflictDoNothing();
}
