import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { logStatusChange } from '../db/status-log.ts';
import { findUser, getUser } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { mayPromote } from './commissions/commission-rules.ts';
import { keepPromoter } from './move-promoter.ts';
import { listPromoters } from './promoter-repository.ts';
import { judgeChange } from './rules.ts';
import { findAnyTie, listAncestors, lockTies, tie, untie } from './ties.ts';

interface TieChange {
  /** Who was brought. */
  userId: number;
  /** By whom, as the operator has read it, and from now on; null: by nobody. */
  fromId: number | null;
  parentId: number | null;
  reason: string;
}

/**
 * An operator says who brought somebody. Orders that were made keep their terms, and commissions stay whose they are; the next
 * order goes by the new tie. Throws `not_found`, `own_record` where the operator is on either side, `status_changed` where it was
 * changed meanwhile, and `invalid_input` at `parent_id` for a loop, oneself, or who may not promote.
 */
export async function changeTie(ctx: ServerContext, operator: Member, change: TieChange): Promise<void> {
  const { userId, parentId, reason } = change;
  if ([userId, parentId].includes(operator.userId)) throw new DomainError('own_record');
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await lockTies(tx);
    await getUser(tx, userId);
    const before = await findAnyTie(tx, userId);
    if ((before?.parentId ?? null) !== change.fromId) throw new DomainError('status_changed');
    if (parentId === null) await untie(tx, userId);
    else await bindManually(ctx, tx, { userId, parentId, operator, at });
    await logStatusChange(tx, {
      entityType: 'referral_tie',
      entityId: userId,
      from: before ? 'tied' : null,
      to: parentId === null ? 'untied' : 'tied',
      event: 'change',
      actor: operator,
      reason,
      data: { from: change.fromId, to: parentId },
      at,
    });
  });
}

interface HandMade {
  userId: number;
  parentId: number;
  operator: Member;
  at: Date;
}

async function bindManually(
  ctx: ServerContext,
  tx: Executor,
  { userId, parentId, operator, at }: HandMade,
): Promise<void> {
  const settings = await getSettings(ctx);
  const [promoter] = (await findUser(tx, parentId)) ? await listPromoters(tx, [parentId]) : [];
  const fault = judgeChange({
    userId,
    parent: promoter && { id: parentId, isPromoter: mayPromote(promoter, settings) },
    ancestors: await listAncestors(tx, parentId),
  });
  if (fault) throw new DomainError('invalid_input', { fields: { parent_id: { key: fault } } });
  const days = settings['referral.bindDays'];
  const expiresAt = days === 0 ? null : addSeconds(at, days * 86_400);
  const source = 'manual' as const;
  await tie(tx, { userId, parentId, boundAt: at, source, campaign: '', expiresAt, changedBy: operator.userId });
  await keepPromoter(tx, parentId, at);
}
