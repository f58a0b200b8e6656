import type { Channel } from '#lib/contract/payments/channels.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notify } from '#lib/server/messaging/index.ts';
import { createRefund, type Notice, type Payment, type Settlement, settlePayment } from '#lib/server/payments/index.ts';
import { type LockedGroup, lockGroupWithOrders } from '../../orders/pieces/lock-group.ts';
import { payLink } from './notify-payer.ts';
import { releaseBalanceParts } from './release-attempt.ts';
import { paysWhatIsDue, postIncoming, settleOrderPayment } from './settle-order-payment.ts';

interface OrderNotice {
  channel: Channel;
  notice: Notice;
  groupNo: string;
  actor?: Member | undefined;
}

/**
 * What a provider or an operator says about a payment of orders: the one function for messages, our own questions and
 * bank statements. Money that is exactly what is due pays for the orders; any other that came is kept apart and goes
 * back whole (docs/domain/orders.md 3, O16).
 */
export async function settleOrderNotice(
  tx: Executor,
  ctx: ServerContext,
  { channel, notice, groupNo, actor }: OrderNotice,
): Promise<Settlement> {
  const at = ctx.clock.now();
  const locked = await lockGroupWithOrders(tx, groupNo);
  if (!locked) throw new DomainError('not_found');
  const isSurplus = (payment: Payment) => !paysWhatIsDue(locked, payment);
  const settlement = await settlePayment(tx, channel, notice, { at, actor, isSurplus });
  const { payment } = settlement;
  if (payment?.status === 'succeeded' && !payment.isSurplus) {
    await settleOrderPayment(tx, ctx, { locked, payment, actor });
  }
  if (payment?.isSurplus) await payBack(tx, payment, at);
  if (payment && (payment.isSurplus || payment.status !== 'succeeded')) await letGo(tx, locked, payment, at);
  return settlement;
}

/** What was set aside beside a payment that was open until now. */
async function letGo(tx: Executor, { open }: LockedGroup, payment: Payment, at: Date): Promise<void> {
  if (open.some(({ id }) => id === payment.id)) await releaseBalanceParts(tx, open, at);
}

async function payBack(tx: Executor, payment: Payment, at: Date): Promise<void> {
  const { no, userId, purposeNo, amount } = payment;
  await postIncoming(tx, payment, at);
  await createRefund(tx, { payment, subjectNo: no, amount, reason: 'surplus', at });
  const [args, link] = [{ no: purposeNo, amount: formatFen(amount) }, payLink(purposeNo)];
  await notify(tx, { userId, event: 'orderMoneyReturning', args, link, dedupeKey: `surplus:${no}`, now: at });
}
