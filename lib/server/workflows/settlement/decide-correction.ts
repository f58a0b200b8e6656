import type { CorrectionDecision } from '#lib/contract/settlement/corrections.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Correction, getCorrection, moveCorrection, moveOf } from '../../settlement/index.ts';
import { getSettings } from '../../site/index.ts';
import { listStoreUsers } from '../../store/index.ts';
import { bookCorrection } from './pieces/book-correction.ts';
import { notifyStore } from './pieces/notify-of-correction.ts';

interface Decision {
  no: string;
  decision: CorrectionDecision;
  /** Of a rejection the store hears nothing; what lifts or upholds a penalty it reads. */
  reason: string;
}

interface Deciding {
  operator: Member;
  reason: string;
  /** In seconds, for the store to appeal. */
  appealSeconds: number;
  at: Date;
}

/**
 * The second of two operators: what they agree on is booked, a penalty is announced first; an appeal is answered by another
 * one than who proposed the penalty. Throws `not_found`, `own_record` for who has proposed it or works for the store, and
 * `status_changed`.
 */
export async function decideCorrection(ctx: ServerContext, operator: Member, asked: Decision): Promise<void> {
  const { no, decision, reason } = asked;
  const appealSeconds = (await getSettings(ctx))['settle.appealDays'] * 86_400;
  const deciding = { operator, reason, appealSeconds, at: ctx.clock.now() };
  await ctx.db.transaction(async (tx) => {
    const correction = await getDecidable(tx, operator, no);
    await decide[moveOf(decision, correction.kind) as keyof typeof decide](tx, correction, deciding);
  });
}

async function getDecidable(tx: Executor, { userId }: Member, no: string): Promise<Correction> {
  const correction = await getCorrection(tx, no);
  const isOwn = correction.proposedBy === userId || (await listStoreUsers(tx, correction.storeId)).includes(userId);
  if (isOwn) throw new DomainError('own_record');
  return correction;
}

type Decide = (tx: Executor, correction: Correction, deciding: Deciding) => Promise<void>;

const approve: Decide = async (tx, correction, { operator: actor, at }) => {
  const facts = { decidedBy: actor.userId, decidedAt: at, bookedAt: at };
  const approved = await moveCorrection(tx, correction, { move: 'approve', at, actor, facts });
  await bookCorrection(tx, approved, { actor, at });
  await notifyStore(tx, approved, { event: approved.kind === 'subsidy' ? 'storeSubsidised' : 'storeAdjusted', at });
};

const announce: Decide = async (tx, correction, { operator: actor, appealSeconds, at }) => {
  const facts = { decidedBy: actor.userId, decidedAt: at, appealDeadline: addSeconds(at, appealSeconds) };
  const announced = await moveCorrection(tx, correction, { move: 'announce', at, actor, facts });
  await notifyStore(tx, announced, { event: 'penaltyAnnounced', at });
};

const reject: Decide = async (tx, correction, { operator: actor, reason, at }) => {
  const facts = { decidedBy: actor.userId, decidedAt: at, decideReason: reason };
  await moveCorrection(tx, correction, { move: 'reject', at, actor, reason, facts });
};

const uphold: Decide = async (tx, correction, { operator: actor, reason, at }) => {
  const facts = { resolvedBy: actor.userId, resolvedAt: at, resolveReason: reason, bookedAt: at };
  const upheld = await moveCorrection(tx, correction, { move: 'uphold', at, actor, reason, facts });
  await bookCorrection(tx, upheld, { actor, at });
  await notifyStore(tx, upheld, { event: 'penaltyCharged', at });
};

const lift: Decide = async (tx, correction, { operator: actor, reason, at }) => {
  const facts = { resolvedBy: actor.userId, resolvedAt: at, resolveReason: reason };
  const lifted = await moveCorrection(tx, correction, { move: 'lift', at, actor, reason, facts });
  await notifyStore(tx, lifted, { event: 'penaltyLifted', at });
};

const decide = { approve, announce, reject, uphold, lift };
