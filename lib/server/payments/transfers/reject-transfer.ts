import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { movePayment } from '../move-payment.ts';
import { findRecharge, type RechargeWithPayment } from '../repository.ts';

/** A bank transfer for an operator to decide. Throws `not_found`, and `own_payment` where operator and payer are one. */
export async function getTransfer(ctx: ServerContext, operator: Member, no: string): Promise<RechargeWithPayment> {
  const found = await findRecharge(ctx.db, no);
  if (found?.payment.channel !== 'bank') throw new DomainError('not_found');
  if (found.recharge.userId === operator.userId) throw new DomainError('own_payment');
  return found;
}

/** The money will not come, and the customer is told why. Throws `not_found`, `own_payment`, and `status_changed` once it is decided. */
export async function rejectTransfer(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const { payment } = await getTransfer(ctx, operator, no);
  const at = ctx.clock.now();
  const facts = { failReason: reason, settledAt: at };
  const args = { no, amount: formatFen(payment.amount), reason };
  await ctx.db.transaction(async (tx) => {
    await movePayment(tx, payment, { move: 'fail', at, actor: operator, reason, facts });
    await notify(tx, {
      userId: payment.userId,
      event: 'rechargeRejected',
      args,
      dedupeKey: `payment:${payment.no}`,
      now: at,
    });
  });
}
