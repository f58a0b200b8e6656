import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { notifyHolders } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen } from '../../kernel/money.ts';
import { isAsker, moveWithdrawal, needsSecondReview, type Withdrawal } from '../../payouts/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { getForDesk } from './pieces/get-for-desk.ts';
import { notifyOwner } from './pieces/notify-owner.ts';
import { notifyPayable } from './pieces/notify-payable.ts';
import { postWithdrawal } from './pieces/post-withdrawal.ts';

/**
 * Lets a withdrawal be paid; a large one only when a second person says so too. Throws `not_found`, `own_record`
 * also for who has asked for an owner that is gone, `same_reviewer` for who has approved it already, and `status_changed`.
 */
export async function approveWithdrawal(ctx: ServerContext, operator: Member, no: string): Promise<void> {
  const { userId } = operator;
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const withdrawal = await getForDesk(tx, operator, no);
    if (isAsker(withdrawal, userId)) throw new DomainError('own_record');
    const { reviewedBy, amount } = withdrawal;
    if (reviewedBy === null) {
      const move = needsSecondReview(amount, settings) ? ('approveFirst' as const) : ('approve' as const);
      const facts = { reviewedBy: userId, reviewedAt: at };
      const reviewed = await moveWithdrawal(tx, withdrawal, { move, at, actor: operator, facts });
      return notifyNext(tx, reviewed, { settings, at });
    }
    if (withdrawal.status === 'pending' && reviewedBy === userId) throw new DomainError('same_reviewer');
    const facts = { secondReviewedBy: userId, reviewedAt: at };
    const approved = await moveWithdrawal(tx, withdrawal, { move: 'approve', at, actor: operator, facts });
    await notifyNext(tx, approved, { settings, at });
  });
}

/** The second who has to approve it, or whoever pays. */
async function notifyNext(
  tx: Executor,
  withdrawal: Withdrawal,
  { settings, at }: { settings: Settings; at: Date },
): Promise<void> {
  const { no, amount, status, reviewedBy } = withdrawal;
  if (status === 'approved') return notifyPayable(tx, withdrawal, { settings, at });
  const args = { no, amount: formatFen(amount) };
  const link = userPath('desk/withdrawals/info', { no });
  const except = reviewedBy ?? undefined;
  await notifyHolders(tx, { event: 'withdrawalAsked', args, link, cause: `${no}:${status}`, except, now: at });
}

/**
 * Refuses it, also one that was approved while nobody has begun to pay it: its owner has the money again (P12) and reads
 * why. Throws `not_found`, `own_record` and `status_changed`.
 */
export async function rejectWithdrawal(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const withdrawal = await getForDesk(tx, operator, no);
    const rejected = await moveWithdrawal(tx, withdrawal, { move: 'reject', at, actor: operator, reason });
    await postWithdrawal(tx, rejected, { step: 'release', actor: operator, at });
    await notifyOwner(tx, rejected, { event: 'withdrawalRejected', at });
  });
}
