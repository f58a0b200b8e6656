import type { Locale } from '#lib/i18n/locales.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { CheckoutGroup, GroupDue } from '#lib/server/orders/index.ts';
import { canMove, isRetried, type Payment, type RefundToDo } from '#lib/server/payments/index.ts';
import type { GroupDetails, ShownPayment } from '#lib/server/workflows/payment/describe-group.ts';
import type { HistoricTransfer } from '#lib/server/workflows/payment/list-transfer-history.ts';

export function toDueRecord({ no }: CheckoutGroup, { status, paid, due }: GroupDue) {
  return { no, status, paid: formatFen(paid), due: formatFen(due) };
}

export function toGroupRecord(details: GroupDetails, locale: Locale) {
  const { group, orders, due, balance, channels, balanceProof, payments } = details;
  return {
    ...toDueRecord(group, due),
    stage: due.stage,
    total: formatFen(due.total),
    currency: group.currency,
    deadline: toUnixSeconds(due.deadline),
    orders: orders.map(({ order: { no, status, payableAmount }, lines }) => ({
      no,
      status,
      name: lines[0]?.name[locale] ?? '',
      line_count: lines.length,
      payable: formatFen(payableAmount),
    })),
    balance: formatFen(balance),
    channels,
    balance_proof: balanceProof,
    payments: payments.map(toPaymentRecord),
  };
}

function toPaymentRecord({ payment, instructions, voucherLink }: ShownPayment) {
  return {
    no: payment.no,
    channel: payment.channel,
    stage: payment.stage ?? ('full' as const),
    amount: formatFen(payment.amount),
    status: payment.status,
    instructions,
    voucher_reference: payment.voucherReference ?? '',
    voucher_file: voucherLink,
    fail_reason: payment.failReason ?? '',
    expire_time: toUnixSeconds(payment.expiresAt),
    actions: actionsOf(payment),
  };
}

function actionsOf({ status, channel }: Payment): ('pay' | 'voucher')[] {
  if (channel === 'balance' || channel === 'none') return [];
  if (channel === 'bank') return canMove(status, 'claim') ? ['voucher'] : [];
  return canMove(status, 'succeed') ? ['pay'] : [];
}

export function toTransferRecord(payment: Payment, voucherLink: string) {
  return {
    no: payment.no,
    group_no: payment.purposeNo,
    user_id: payment.userId,
    amount: formatFen(payment.amount),
    currency: payment.currency,
    voucher_reference: payment.voucherReference ?? '',
    voucher_file: voucherLink,
    create_time: toUnixSeconds(payment.createdAt),
  };
}

export function toRefundRecord({ refund, purposeNo }: RefundToDo) {
  const { no, paymentNo, subjectNo, userId, channel, kind, amount, currency, status, reason } = refund;
  return {
    no,
    payment_no: paymentNo,
    subject_no: subjectNo === paymentNo ? purposeNo : subjectNo,
    user_id: userId,
    channel,
    kind,
    amount: formatFen(amount),
    currency,
    status,
    reason,
    attempts: refund.attempts,
    last_error: refund.lastError ?? '',
    create_time: toUnixSeconds(refund.createdAt),
    actions: status === 'manual_required' ? ['paid' as const] : isRetried(refund) ? ['retry' as const] : [],
  };
}

export function toHistoryRecord(found: HistoricTransfer, nameOf: (id: number | null) => string) {
  const { payment, decidedAt, decidedBy, orderNos } = found;
  const { no, purpose, purposeNo, userId, amount, currency, status } = payment;
  return {
    no,
    purpose,
    subject_no: purposeNo,
    order_nos: orderNos,
    user_id: userId,
    user_name: nameOf(userId),
    amount: formatFen(amount),
    currency,
    voucher_reference: payment.voucherReference ?? '',
    trade_no: payment.providerTradeNo ?? '',
    outcome: status === 'succeeded' ? ('received' as const) : ('rejected' as const),
    reason: payment.failReason ?? '',
    decided_by: decidedBy,
    decider_name: nameOf(decidedBy),
    create_time: toUnixSeconds(payment.createdAt),
    decide_time: toUnixSeconds(decidedAt),
  };
}
