import { asc, eq, inArray } from 'drizzle-orm';
import type { CaseFault, CaseType } from '#lib/contract/aftersales/member-records.ts';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { aftersaleReasons } from '../tables.ts';

export type Reason = typeof aftersaleReasons.$inferSelect;

const order = [asc(aftersaleReasons.sort), asc(aftersaleReasons.id)];

/** What customers choose among. */
export async function listActiveReasons(db: Executor): Promise<Reason[]> {
  return db
    .select()
    .from(aftersaleReasons)
    .where(eq(aftersaleReasons.isActive, true))
    .orderBy(...order);
}

/** All of them, also those that are no longer offered. */
export async function listReasons(db: Executor): Promise<Reason[]> {
  return db
    .select()
    .from(aftersaleReasons)
    .orderBy(...order);
}

export async function findReasons(db: Executor, ids: number[]): Promise<ReadonlyMap<number, Reason>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(aftersaleReasons)
    .where(inArray(aftersaleReasons.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

interface ReasonInput {
  /** Undefined: a new one. */
  id?: number | undefined;
  texts: SpecTexts;
  types: CaseType[];
  fault: CaseFault;
  needsEvidence: boolean;
  sort: number;
  isActive: boolean;
}

/**
 * Saves a reason. Cases keep the one they were opened with. Of the one for returns without a reason only the words and the place
 * change. Throws `not_found`.
 */
export async function saveReason(ctx: ServerContext, operator: Member, { id, ...facts }: ReasonInput): Promise<Reason> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const before = id === undefined ? undefined : await lockReason(tx, id);
    const kept = before?.isNoReason ? { texts: facts.texts, sort: facts.sort } : facts;
    const [saved] = before
      ? await tx
          .update(aftersaleReasons)
          .set({ ...kept, updatedAt: at })
          .where(eq(aftersaleReasons.id, before.id))
          .returning()
      : await tx
          .insert(aftersaleReasons)
          .values({ ...facts, updatedAt: at })
          .returning();
    if (!saved) throw new DomainError('not_found');
    const entity = { entityType: 'aftersale_reason', entityId: saved.id, from: null, to: 'saved' };
    const event = before ? 'change' : 'create';
    await logStatusChange(tx, { ...entity, event, actor: operator, at, data: { before, after: saved } });
    return saved;
  });
}

async function lockReason(tx: Executor, id: number): Promise<Reason> {
  const [row] = await tx.select().from(aftersaleReasons).where(eq(aftersaleReasons.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}
