import { and, eq } from 'drizzle-orm';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { batchSize, forEachPage } from '../db/row-by-row/for-each-due.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Credited, listCredited } from './commissions/list-credited.ts';
import { getDecided } from './decide-promoter.ts';
import { levelEarned, riseOf } from './level-rules.ts';
import { type Level, listLevels } from './levels.ts';
import { findPromoter, type Promoter } from './move-promoter.ts';
import { promoterActions } from './promoter-states.ts';
import { promoters } from './tables.ts';

interface LevelChoice {
  userId: number;
  version: number;
  /** Null: by what is earned, from now on by itself again. */
  levelId: number | null;
}

/**
 * An operator puts a promoter on a level, on which nothing changes by itself any more. Throws `not_found`, `own_record`,
 * `status_changed`, and `invalid_input` for a level that is not in use.
 */
export async function setLevel(
  ctx: ServerContext,
  operator: Member,
  { levelId, ...about }: LevelChoice,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const promoter = await getDecided(tx, operator, about);
    if (!promoterActions(promoter.status).includes('level')) throw new DomainError('status_changed');
    const levels = await listLevels(tx);
    const isManual = levelId !== null;
    const level = isManual
      ? levels.find(({ id, isActive }) => id === levelId && isActive)
      : await earned(tx, levels, about);
    if (isManual && !level) throw new DomainError('invalid_input', { fields: { level_id: { key: 'choice' } } });
    await putOnLevel(tx, promoter, { level, isManual, actor: operator, at });
  });
}

async function earned(tx: Executor, levels: Level[], { userId }: { userId: number }): Promise<Level | undefined> {
  const [row] = await listCredited(tx, [userId]);
  return levelEarned(levels, row?.credited ?? 0);
}

/**
 * Raises everybody to the highest level that was earned (docs/domain/referral.md 10). Answers how many. Safe to run twice and
 * in two processes at once.
 */
export async function raiseLevels(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const levels = await listLevels(ctx.db);
  return forEachPage(ctx, 'promoter-levels', {
    page: (after?: Credited) => listCredited(ctx.db, { after: after?.userId ?? 0, limit: batchSize }),
    keyOf: ({ userId }) => userId,
    workOutside: async (row) =>
      riseOf(levels, row) !== undefined && ctx.db.transaction((tx) => raise(tx, levels, { row, at })),
  });
}

async function raise(
  tx: Executor,
  levels: Level[],
  { row, at }: { row: { userId: number; credited: number }; at: Date },
): Promise<boolean> {
  const promoter = await findPromoter(tx, row.userId);
  if (promoter?.status !== 'active' || promoter.isLevelManual) return false;
  const level = riseOf(levels, { levelId: promoter.levelId, credited: row.credited });
  if (!level) return false;
  await putOnLevel(tx, promoter, { level, isManual: false, at });
  return true;
}

interface Placing {
  level: Level | undefined;
  isManual: boolean;
  actor?: Member;
  at: Date;
}

/** Throws `status_changed` where somebody was faster. */
async function putOnLevel(tx: Executor, promoter: Promoter, { level, isManual, actor, at }: Placing): Promise<void> {
  const { userId, version, status } = promoter;
  const moved = await tx
    .update(promoters)
    .set({ levelId: level?.id ?? null, isLevelManual: isManual, version: version + 1, updatedAt: at })
    .where(and(eq(promoters.userId, userId), eq(promoters.version, version)))
    .returning({ userId: promoters.userId });
  if (moved.length === 0) throw new DomainError('status_changed');
  await logStatusChange(tx, {
    entityType: 'promoter',
    entityId: userId,
    from: status,
    to: status,
    event: 'level',
    ...(actor && { actor }),
    // Under the name that rows of before have (docs/glossary.md).
    data: {
      from: promoter.levelId,
      to: level?.id ?? null,
      name: level?.names[defaultLocale] ?? '',
      isByHand: isManual,
    },
    at,
  });
}
