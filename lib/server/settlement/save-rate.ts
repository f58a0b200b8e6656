import { and, eq, gt } from 'drizzle-orm';
import type { FeeKind, FeeScope } from '#lib/contract/orders/fees.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { startOfShopDay } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import { commissionRates } from './rate-tables.ts';

export interface RateInput {
  scope: FeeScope;
  /** Zero: the default. */
  scopeId: number;
  kind: FeeKind;
  /** Null: no rate of its own any more. */
  bp: number | null;
  minAmount: Fen;
  maxAmount: Fen | null;
  /** The shop's day on which it begins; undefined: at once. */
  from: string | undefined;
  reason: string;
}

/**
 * Sets a rate: what was valid until then stays as the history, and orders keep what was agreed for them. Of two for the same
 * moment the later one would be lost, so that is refused. Answers its id. Throws `invalid_input` at `from`: a day that is
 * over, or one that has a rate already.
 */
export async function saveRate(ctx: ServerContext, operator: Member, { from, ...input }: RateInput): Promise<number> {
  const now = ctx.clock.now();
  const validFrom = from ? startOfShopDay(from) : now;
  if (validFrom < now) throw refusal('futureDay');
  return ctx.db.transaction(async (tx) => {
    const [saved] = await tx
      .insert(commissionRates)
      .values({ ...input, validFrom, changedBy: operator.userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: commissionRates.id });
    if (!saved) throw refusal('rateTaken');
    await log(tx, operator, { id: saved.id, event: 'create', reason: input.reason });
    return saved.id;
  });
}

/** Takes back a rate that has not begun. Throws `not_found`, and `status_changed` for one that is valid or was. */
export async function removeRate(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(commissionRates).where(eq(commissionRates.id, id)).for('update');
    if (!found) throw new DomainError('not_found');
    const removed = await tx
      .delete(commissionRates)
      .where(and(eq(commissionRates.id, id), gt(commissionRates.validFrom, ctx.clock.now())))
      .returning({ id: commissionRates.id });
    if (removed.length === 0) throw new DomainError('status_changed');
    await log(tx, operator, { id, event: 'remove', reason: found.reason });
  });
}

interface Change {
  id: number;
  event: 'create' | 'remove';
  reason: string;
}

const log = (tx: Parameters<typeof logStatusChange>[0], actor: Member, { id, event, reason }: Change) =>
  logStatusChange(tx, {
    entityType: 'commission_rate',
    entityId: id,
    from: null,
    to: event === 'create' ? 'added' : 'removed',
    event,
    reason,
    actor,
  });

const refusal = (key: string) => new DomainError('invalid_input', { fields: { from: { key } } });
