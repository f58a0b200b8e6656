import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { type Fen, formatFen } from '#lib/server/kernel/money.ts';
import { isTradeTaken, type Payment } from '../repository.ts';
import { tradeKey } from '../same-trade.ts';
import { settlePayment } from '../settle-payment.ts';
import { canMove } from '../states.ts';
import { getOrderTransfer } from '../transfers/order-transfer.ts';
import { getTransfer } from '../transfers/reject-transfer.ts';
import { requireBankNumber } from '../transfers/require-bank-number.ts';
import { isTradeCredited, lockTrade } from './notice-repository.ts';

interface OtherAmount {
  purpose: Payment['purpose'];
  no: string;
  /** As the bank statement has it. */
  amount: Fen;
  tradeNo: string;
}

/**
 * The statement has a transfer in another amount than is due. It never counts as paid (docs/adr/0006): the money is kept on
 * record as a payment notice, where an operator credits it, pays it back or leaves it, and the transfer waits meanwhile.
 * Throws `not_found`, `own_payment`, `status_changed` once the transfer is decided or this was noted before, and
 * `payment_mismatch` for the amount that is due or a line of the statement that was used before.
 */
export async function noteOtherAmount(ctx: ServerContext, operator: Member, noted: OtherAmount): Promise<void> {
  const { purpose, no, amount } = noted;
  const tradeNo = requireBankNumber(noted.tradeNo);
  const payment =
    purpose === 'order' ? await getOrderTransfer(ctx, operator, no) : (await getTransfer(ctx, operator, no)).payment;
  const isDecided = !canMove(payment.status, 'succeed') && !canMove(payment.status, 'succeedLate');
  if (isDecided) throw new DomainError('status_changed');
  if (amount === payment.amount) throw new DomainError('payment_mismatch');
  const eventId = `${payment.no}-${tradeKey('bank', tradeNo)}-${amount}`;
  const notice = { eventId, paymentNo: payment.no, tradeNo, status: 'succeeded' as const, amount, currency: 'CNY' };
  await ctx.db.transaction(async (tx) => {
    await lockTrade(tx, 'bank', tradeNo);
    const isUsed =
      (await isTradeTaken(tx, 'bank', tradeNo, payment.no)) || (await isTradeCredited(tx, 'bank', tradeNo));
    if (isUsed) throw new DomainError('payment_mismatch');
    const { outcome } = await settlePayment(tx, 'bank', notice, { at: ctx.clock.now(), actor: operator });
    if (outcome !== 'mismatch') throw new DomainError('status_changed');
    const { id: entityId, status } = payment;
    const change = { entityType: 'payment', entityId, from: status, to: status, event: 'other_amount' };
    await logStatusChange(tx, { ...change, actor: operator, data: { amount: formatFen(amount), tradeNo } });
  });
}
