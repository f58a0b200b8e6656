import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { LineSums, SettlementLine } from '#lib/server/settlement/index.ts';

export const toLineSums = ({ gross, commission, channelFee, referral, net }: LineSums) => ({
  gross: formatFen(gross),
  commission: formatFen(commission),
  channel_fee: formatFen(channelFee),
  referral: formatFen(referral),
  net: formatFen(net),
});

/** `day`: on which it was or will be settled. */
export function toLineRecord(line: SettlementLine, day: string | undefined) {
  const { id, kind, orderNo, documentNo, reason, createdAt, grossAmount: gross, channelFeeAmount: channelFee } = line;
  const commission = line.commissionAmount + line.commissionTaxAmount;
  const sums = toLineSums({ gross, commission, channelFee, referral: line.referralAmount, net: line.netAmount });
  const { no = '', settledAt = null } = line.statement ?? {};
  const standing = { statement_no: no, settle_time: toUnixSeconds(settledAt), settle_day: day ?? null };
  const papers = { order_no: orderNo, paper_no: documentNo, reason };
  return { id, kind, ...papers, ...sums, ...standing, create_time: toUnixSeconds(createdAt) };
}
