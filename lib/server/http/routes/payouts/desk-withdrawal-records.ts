import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { DeskWithdrawal } from '#lib/server/payouts/index.ts';

export const peopleOf = ({ withdrawal: { appliedBy, reviewedBy, secondReviewedBy, paidBy } }: DeskWithdrawal) => [
  appliedBy,
  reviewedBy,
  secondReviewedBy,
  paidBy,
];

export function toDeskWithdrawalRecord(
  { withdrawal, voucher, needsSecond, actions }: DeskWithdrawal,
  nameOf: (id: number | null) => string,
) {
  const { appliedBy, reviewedBy, secondReviewedBy, paidBy, paidAt } = withdrawal;
  const { no, channel, bank, status, attempts, reference, reason } = withdrawal;
  const toPerson = (id: number) => ({ id, name: nameOf(id) });
  return {
    no,
    user_id: appliedBy,
    user_name: nameOf(appliedBy),
    amount: formatFen(withdrawal.amount),
    fee: formatFen(withdrawal.feeAmount),
    tax: formatFen(withdrawal.taxAmount),
    net: formatFen(withdrawal.netAmount),
    channel,
    account: withdrawal.maskedAccount,
    bank,
    status,
    signs: withdrawal.riskSigns,
    reviewers: [reviewedBy, secondReviewedBy].filter((id) => id !== null).map(toPerson),
    needs_second: needsSecond,
    payer: paidBy === null ? null : toPerson(paidBy),
    attempts,
    reference,
    voucher,
    reason,
    create_time: toUnixSeconds(withdrawal.createdAt),
    pay_time: paidAt && toUnixSeconds(paidAt),
    actions,
  };
}
