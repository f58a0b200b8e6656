import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import {
  canMove,
  type OpenNotice,
  type Payment,
  type RechargeDetails,
  type RequestedPayment,
  type ShownRecharge,
} from '#lib/server/payments/index.ts';

type Action = 'pay' | 'voucher' | 'confirm';

function toRecord({ recharge, payment, voucherLink }: ShownRecharge, actions: Action[]) {
  return {
    no: recharge.no,
    payment_no: payment.no,
    channel: payment.channel,
    amount: formatFen(recharge.amount),
    currency: recharge.currency,
    status: payment.status,
    voucher_reference: payment.voucherReference ?? '',
    voucher_file: voucherLink,
    fail_reason: payment.failReason ?? '',
    create_time: toUnixSeconds(recharge.createdAt),
    expire_time: toUnixSeconds(payment.expiresAt),
    actions,
  };
}

/** What its owner may do. */
function ownActions({ status, channel }: Payment): Action[] {
  if (channel === 'bank') return canMove(status, 'claim') ? ['voucher'] : [];
  return canMove(status, 'succeed') ? ['pay'] : [];
}

export function toRechargeRecord(found: ShownRecharge) {
  return toRecord(found, ownActions(found.payment));
}

export function toDetailedRecord({ instructions, ...found }: RechargeDetails) {
  return { ...toRechargeRecord(found), instructions };
}

export function toNoticeRecord(
  notice: OpenNotice,
  requested: RequestedPayment | undefined,
  nameOf: (id: number) => string,
) {
  const { id, channel, paymentNo, tradeNo, status, amount, currency, outcome, at } = notice;
  return {
    id,
    channel,
    payment_no: paymentNo,
    trade_no: tradeNo,
    status,
    amount: formatFen(amount),
    currency,
    outcome,
    due: requested
      ? {
          amount: formatFen(requested.amount),
          currency: requested.currency,
          difference: requested.currency === currency ? formatFen(amount - requested.amount) : null,
          purpose: requested.purpose,
          subject_no: requested.purposeNo,
          user_id: requested.userId,
          user_name: nameOf(requested.userId),
        }
      : null,
    create_time: toUnixSeconds(at),
  };
}

export function toOpenNotice(open: { id: number; amount: number } | undefined) {
  return open ? { id: open.id, amount: formatFen(open.amount) } : null;
}

export function toOperatorRecord(found: ShownRecharge) {
  const { channel, status } = found.payment;
  const isDecidable = canMove(status, 'succeed') || canMove(status, 'succeedLate');
  const actions: Action[] = channel === 'bank' && isDecidable ? ['confirm'] : [];
  return { ...toRecord(found, actions), user_id: found.recharge.userId };
}
