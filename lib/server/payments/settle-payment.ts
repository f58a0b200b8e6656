import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { movePayment } from './move-payment.ts';
import type { Channel, Notice, NoticeOutcome } from './provider.ts';
import { insertNotice, isTradeTaken, lockPayment, type Payment, setNoticeOutcome } from './repository.ts';
import { canMove } from './states.ts';

export interface Settlement {
  outcome: NoticeOutcome;
  /** The payment as it is now, if this message changed it. */
  payment?: Payment;
}

/**
 * Applies what a provider, a query, or an operator before a bank statement says: the one way in which a payment becomes
 * paid (product.md 2.2.5). The same message twice is one; money that came too late, in another amount, or for nothing we
 * know changes nothing and stays on record for an operator.
 */
export async function settlePayment(
  tx: Executor,
  channel: Channel,
  notice: Notice,
  { at, actor }: { at: Date; actor?: Actor },
): Promise<Settlement> {
  if (!(await insertNotice(tx, channel, notice, at))) return { outcome: 'duplicate' };
  const payment = await lockPayment(tx, notice.paymentNo, channel);
  const outcome = payment ? await judge(tx, payment, notice) : 'unknown';
  await setNoticeOutcome(tx, channel, notice.eventId, outcome);
  if (!payment || outcome !== 'applied') return { outcome };
  const isPaid = notice.status === 'succeeded';
  const facts = { settledAt: at, ...(isPaid && { providerTradeNo: notice.tradeNo }) };
  const moved = await movePayment(tx, payment, { move: isPaid ? 'succeed' : 'fail', at, actor, facts });
  return { outcome, payment: moved };
}

async function judge(tx: Executor, payment: Payment, notice: Notice): Promise<NoticeOutcome> {
  const { status, tradeNo, amount, currency } = notice;
  if (amount !== payment.amount || currency !== payment.currency) return 'mismatch';
  if (await isTradeTaken(tx, payment.channel, tradeNo, payment.no)) return 'mismatch';
  if (canMove(payment.status, status === 'succeeded' ? 'succeed' : 'fail')) return 'applied';
  const isRepeated = payment.status === status && (status === 'failed' || payment.providerTradeNo === tradeNo);
  return isRepeated ? 'duplicate' : 'late';
}
