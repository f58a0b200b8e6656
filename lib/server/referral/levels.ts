import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { promoters, referralLevels } from './tables.ts';

export type Level = typeof referralLevels.$inferSelect;

export async function listLevels(db: Executor): Promise<Level[]> {
  const { risesFromAmount, id } = referralLevels;
  return db.select().from(referralLevels).orderBy(sql`${risesFromAmount} asc nulls last`, asc(id));
}

/** How many promoters are on each, by its id. */
export async function countOnLevels(db: Executor): Promise<Map<number, number>> {
  const { levelId } = promoters;
  const rows = await db.select({ levelId, people: count() }).from(promoters).where(isNotNull(levelId)).groupBy(levelId);
  return new Map(rows.flatMap(({ levelId: id, people }) => (id === null ? [] : [[id, people]])));
}

type LevelFacts = Pick<Level, 'names' | 'bpL1' | 'bpL2' | 'selfBp' | 'risesFromAmount' | 'isActive'>;

interface SavedLevel {
  /** Undefined for a new one. */
  id: number | undefined;
  version: number | undefined;
  facts: LevelFacts;
}

/**
 * Adds or changes a level; what orders have copied stays. Throws `not_found`, `status_changed` where it was changed meanwhile,
 * and `invalid_input` where another level in use is reached by the same amount.
 */
export async function saveLevel(
  ctx: ServerContext,
  operator: Member,
  { id, version, facts }: SavedLevel,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockLevels(tx);
    await requireFreeAmount(tx, id, facts);
    const before = (await listLevels(tx)).find((level) => level.id === id);
    if (id !== undefined && !before) throw new DomainError('not_found');
    if (before && before.version !== version) throw new DomainError('status_changed');
    const saved = await write(tx, before, { facts, at });
    const changed = Object.fromEntries(Object.entries(facts).map(([key, now]) => [key, [before?.[key as never], now]]));
    await logStatusChange(tx, {
      entityType: 'referral_level',
      entityId: saved,
      from: before ? inUse(before) : null,
      to: inUse(facts),
      event: before ? 'edit' : 'create',
      actor: operator,
      data: before ? changed : facts,
      at,
    });
  });
}

const inUse = ({ isActive }: Pick<Level, 'isActive'>) => (isActive ? 'enable' : 'disable');

async function write(tx: Executor, before: Level | undefined, { facts, at }: { facts: LevelFacts; at: Date }) {
  const { id: key, version } = referralLevels;
  const [row] = before
    ? await tx
        .update(referralLevels)
        .set({ ...facts, version: before.version + 1, updatedAt: at })
        .where(and(eq(key, before.id), eq(version, before.version)))
        .returning({ id: key })
    : await tx
        .insert(referralLevels)
        .values({ ...facts, updatedAt: at })
        .returning({ id: key });
  if (!row) throw new DomainError('status_changed');
  return row.id;
}

/** Two at once would both find an amount free. */
async function lockLevels(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('referral levels', 0))`);
}

async function requireFreeAmount(tx: Executor, id: number | undefined, facts: LevelFacts): Promise<void> {
  const { risesFromAmount: amount, isActive } = facts;
  if (amount === null || !isActive) return;
  const others = (await listLevels(tx)).filter((level) => level.id !== id && level.isActive);
  if (others.every(({ risesFromAmount }) => risesFromAmount !== amount)) return;
  throw new DomainError('invalid_input', { fields: { rises_from: { key: 'taken' } } });
}
