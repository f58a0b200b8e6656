import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { describeRecharge, getRecharge, type RechargeDetails } from './describe-recharge.ts';
import { movePayment } from './move-payment.ts';

/**
 * The customer says that the transfer was made. From now on the payment waits for an operator and is not closed any
 * more. Throws `not_found`, and `status_changed` unless a bank transfer waits for it.
 */
export async function submitVoucher(
  ctx: ServerContext,
  member: Member,
  { no, reference }: { no: string; reference: string },
): Promise<RechargeDetails> {
  const { payment } = await getRecharge(ctx, member.userId, no);
  if (payment.channel !== 'bank') throw new DomainError('status_changed');
  const facts = { voucherReference: reference };
  await ctx.db.transaction((tx) =>
    movePayment(tx, payment, { move: 'claim', at: ctx.clock.now(), actor: member, facts }),
  );
  return describeRecharge(ctx, member.userId, no);
}
