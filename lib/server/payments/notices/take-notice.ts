import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { movePayment } from '../move-payment.ts';
import { openOutcomes, type Resolution } from '../provider.ts';
import { isTradePaying, lockPaymentByNo, type Payment } from '../repository.ts';
import { canMove } from '../states.ts';
import { isTradeCredited, lockNotice, lockTrade, type NoticeRow, setResolution } from './notice-repository.ts';

export interface NoticeDecision {
  id: number;
  resolution: Resolution;
  reason: string;
  operator: Member;
  at: Date;
}

export interface TakenNotice {
  notice: NoticeRow;
  /** What the notice was about, if we know it. */
  payment: Payment | undefined;
}

/**
 * Takes a notice off the operators' list, once. To credit it, there must be money in yuan that pays for nothing yet, and
 * an owner; a payment that still waited for it waits no more. Throws `not_found`, `own_payment` where operator and payer
 * are one, `status_changed` once it is resolved, and `payment_mismatch` where there is nothing to credit or to pay back.
 */
export async function takeNotice(tx: Executor, decision: NoticeDecision): Promise<TakenNotice> {
  const { id, resolution, reason, operator, at } = decision;
  const notice = await lockNotice(tx, id);
  if (!notice || !(openOutcomes as readonly string[]).includes(notice.outcome)) throw new DomainError('not_found');
  const payment = await lockPaymentByNo(tx, notice.paymentNo);
  if (payment?.userId === operator.userId) throw new DomainError('own_payment');
  if (notice.resolution !== null) throw new DomainError('status_changed');
  // Only money that came can be credited or paid back.
  if (resolution !== 'noted' && notice.content.status !== 'succeeded') throw new DomainError('payment_mismatch');
  if (resolution === 'credited') await requireCreditable(tx, notice, payment);
  await setResolution(tx, id, { resolution, reason, by: operator.userId, at });
  const entity = { entityType: 'payment_notice', entityId: id, from: 'open', to: 'handled', event: 'resolve' };
  const data = { no: payment?.purposeNo ?? notice.paymentNo, resolution };
  await logStatusChange(tx, { ...entity, actor: operator, reason, data });
  if (payment && resolution !== 'noted' && canMove(payment.status, 'fail') && payment.channel === notice.channel) {
    const facts = { failReason: reason, settledAt: at };
    await movePayment(tx, payment, { move: 'fail', at, actor: operator, reason, facts });
  }
  return { notice, payment };
}

async function requireCreditable(tx: Executor, notice: NoticeRow, payment: Payment | undefined): Promise<void> {
  const { channel, content } = notice;
  const isMoney = content.currency === 'CNY' && content.amount > 0;
  const isOurs = payment !== undefined && payment.channel === channel && !content.isForeign;
  if (!isMoney || !isOurs) throw new DomainError('payment_mismatch');
  await lockTrade(tx, channel, content.tradeNo);
  const isUsed =
    (await isTradePaying(tx, channel, content.tradeNo)) || (await isTradeCredited(tx, channel, content.tradeNo));
  if (isUsed) throw new DomainError('payment_mismatch');
}
