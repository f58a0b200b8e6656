import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { notify } from '../messaging/index.ts';
import { findPromoter, movePromoter, type Promoter } from './move-promoter.ts';

/** Whom an operator decides about, and the version that the decision was made of. */
interface PromoterDecision {
  userId: number;
  version: number;
  /** Read by the promoter; empty where none is asked for. */
  reason: string;
}

const told = {
  approve: 'promoterAccepted',
  reject: 'promoterRejected',
  freeze: 'promoterFrozen',
  thaw: 'promoterThawed',
} as const;

/**
 * What an operator decides about a promoter, who is told of it. Commissions of who is frozen wait until the thaw, none is
 * lost. Throws `not_found`, `own_record`, and `status_changed`.
 */
export async function decidePromoter(
  ctx: ServerContext,
  operator: Member,
  { decision, ...about }: PromoterDecision & { decision: keyof typeof told },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const from = await getDecided(tx, operator, about);
    const { userId, reason } = about;
    const review = decision === 'approve' || decision === 'reject' ? reviewOf(operator, at) : {};
    const facts = { reason: decision === 'reject' || decision === 'freeze' ? reason : '', ...review };
    await movePromoter(tx, decision, { userId, from, actor: operator, at, reason, facts });
    const dedupeKey = `${told[decision]}:${userId}:${from.version}`;
    await notify(tx, { userId, event: told[decision], args: { reason }, dedupeKey, now: at });
  });
}

const reviewOf = ({ userId }: Member, at: Date) => ({ reviewedBy: userId, reviewedAt: at });

/** Nobody decides about themselves. */
export async function getDecided(
  tx: Executor,
  operator: Member,
  { userId, version }: Pick<PromoterDecision, 'userId' | 'version'>,
): Promise<Promoter> {
  if (userId === operator.userId) throw new DomainError('own_record');
  const row = await findPromoter(tx, userId);
  if (!row) throw new DomainError('not_found');
  if (row.version !== version) throw new DomainError('status_changed');
  return row;
}
