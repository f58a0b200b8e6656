import type { Channel } from '#lib/contract/payments/channels.ts';
import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { movePayment } from './move-payment.ts';
import { judgeNotice, type Verdict } from './notices/judge-notice.ts';
import { isAlreadyNotified, isTradeCredited, lockTrade } from './notices/notice-repository.ts';
import { notifyOpenNotice } from './notices/notify-open-notice.ts';
import { type Notice, type NoticeOutcome, openOutcomes } from './provider.ts';
import { insertNotice, isTradeTaken, lockPayment, type ProviderPayment, setNoticeOutcome } from './repository.ts';

export interface Settlement {
  outcome: NoticeOutcome;
  /** The payment as it is now, if this message changed it. */
  payment?: ProviderPayment;
}

interface SettleOptions {
  at: Date;
  actor?: Actor | undefined;
  /** Asked of money before it counts: whether it pays for nothing that is due. */
  isSurplus?: (payment: ProviderPayment) => boolean;
}

/**
 * Applies what a provider, a query, or an operator before a bank statement says: the one way in which a payment becomes
 * paid (docs/domain/payments.md 4). The same message twice is one; money that came too late, in another amount, or for
 * nothing we know changes nothing and stays on record for an operator.
 */
export async function settlePayment(
  tx: Executor,
  channel: Channel,
  notice: Notice,
  { at, actor, isSurplus }: SettleOptions,
): Promise<Settlement> {
  if (!(await insertNotice(tx, channel, notice, at))) return { outcome: 'duplicate' };
  const payment = await lockPayment(tx, notice.paymentNo, channel);
  const verdict: Verdict = payment ? await judge(tx, payment, notice) : { outcome: 'unknown' };
  const outcome = await toOutcome(tx, channel, notice, verdict);
  const id = await setNoticeOutcome(tx, channel, notice.eventId, outcome);
  if (id !== undefined && isOpen(outcome))
    await notifyOpenNotice(tx, { id, outcome, notice, ownerId: payment?.userId }, at);
  if (!payment || !('move' in verdict)) return { outcome };
  const isPaid = notice.status === 'succeeded';
  const paid = isPaid && { providerTradeNo: notice.tradeNo, isSurplus: isSurplus?.(payment) ?? false };
  const facts = { settledAt: at, ...paid };
  const moved = await movePayment(tx, payment, { move: verdict.move, at, actor, facts });
  return { outcome, payment: { ...moved, channel } };
}

const isOpen = (outcome: NoticeOutcome) => (openOutcomes as readonly NoticeOutcome[]).includes(outcome);

/** What an operator has been told by another message is not told again. */
async function toOutcome(tx: Executor, channel: Channel, notice: Notice, verdict: Verdict): Promise<NoticeOutcome> {
  if ('move' in verdict) return 'applied';
  return (await isAlreadyNotified(tx, channel, notice)) ? 'duplicate' : verdict.outcome;
}

/** One transaction of a provider pays for one thing, whether we booked it ourselves or an operator did. */
async function judge(tx: Executor, payment: ProviderPayment, notice: Notice): Promise<Verdict> {
  const { channel, no } = payment;
  if (notice.status !== 'succeeded') return judgeNotice(payment, notice);
  await lockTrade(tx, channel, notice.tradeNo);
  if (await isTradeTaken(tx, channel, notice.tradeNo, no)) return { outcome: 'mismatch' };
  if (await isTradeCredited(tx, channel, notice.tradeNo)) return { outcome: 'duplicate' };
  return judgeNotice(payment, notice);
}
