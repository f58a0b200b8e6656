import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { formatFen } from '../../kernel/money.ts';
import { notify } from '../../messaging/index.ts';
import { getOrderTransfer, movePayment } from '../../payments/index.ts';
import { lockGroupWithOrders } from '../orders/pieces/lock-group.ts';
import { payLink } from './pieces/notify-payer.ts';
import { releaseBalanceParts } from './pieces/release-attempt.ts';

/**
 * The money of a transfer for orders will not come; what was set aside beside it goes back, and the customer is told why.
 * Throws `not_found`, `own_payment`, and `status_changed` once it is decided.
 */
export async function rejectOrderTransfer(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const payment = await getOrderTransfer(ctx, operator, no);
  const { userId, purposeNo, amount } = payment;
  const at = ctx.clock.now();
  const args = { no: purposeNo, amount: formatFen(amount), reason };
  await ctx.db.transaction(async (tx) => {
    const locked = await lockGroupWithOrders(tx, purposeNo);
    const facts = { failReason: reason, settledAt: at };
    await movePayment(tx, payment, { move: 'fail', at, actor: operator, reason, facts });
    await releaseBalanceParts(tx, locked?.open ?? [], at);
    const message = { args, link: payLink(purposeNo), dedupeKey: `payment:${no}`, now: at };
    await notify(tx, { userId, event: 'orderTransferRejected', ...message });
  });
}
