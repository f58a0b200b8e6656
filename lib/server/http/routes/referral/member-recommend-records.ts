import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen, shareByBasisPoints } from '#lib/server/kernel/money.ts';
import type { Brought, Earnings, ReferralSettlement, ShownCommission, Standing } from '#lib/server/referral/index.ts';
import type { CommissionMoney } from '#lib/server/wallet/index.ts';

export const toStandingRecord = (standing: Standing) => ({
  is_open: standing.isOpen,
  may_promote: standing.mayPromote,
  status: standing.status,
  may_apply: standing.mayApply,
  reason: standing.reason,
  apply_time: toUnixSeconds(standing.appliedAt),
  plan: standing.plan,
  level: standing.level,
  rates: { level1_bp: standing.level1Bp, level2_bp: standing.level2Bp },
  bind_days: standing.bindDays,
  freeze_days: standing.freezeDays,
});

export const toSumsRecord = (
  { today, month, total, frozen, pending }: Earnings,
  { available, held }: CommissionMoney,
) => ({
  today: formatFen(today),
  month: formatFen(month),
  total: formatFen(total),
  available: formatFen(available),
  withdrawing: formatFen(held),
  frozen: formatFen(frozen),
  pending: formatFen(pending),
});

export const toTeamRecord = ({ tie, name, orders, contributed }: Brought, level: 1 | 2) => ({
  id: tie.userId,
  name,
  campaign: level === 1 ? tie.campaign : '',
  bind_time: toUnixSeconds(tie.boundAt),
  orders,
  contributed: formatFen(contributed),
});

export const toInviteRecord = ({ tie, name, orders }: Brought) => ({
  id: tie.userId,
  name,
  bind_time: toUnixSeconds(tie.boundAt),
  source: tie.source,
  campaign: tie.campaign,
  expire_time: toUnixSeconds(tie.expiresAt),
  has_bought: orders > 0,
});

export const toCommissionRecord = ({ commission, product, buyer }: ShownCommission) => ({
  id: commission.id,
  level: commission.level,
  status: commission.status,
  product,
  buyer,
  base: formatFen(commission.baseAmount),
  bp: commission.bp,
  amount: formatFen(commission.amount),
  kept: formatFen(commission.amount - commission.reversedAmount),
  is_capped: commission.amount < shareByBasisPoints(commission.baseAmount, commission.bp),
  reversed: formatFen(commission.reversedAmount),
  create_time: toUnixSeconds(commission.createdAt),
  frozen_until: toUnixSeconds(commission.frozenUntil),
  release_time: toUnixSeconds(commission.releasedAt),
});

export const toSettlementRecord = (settlement: ReferralSettlement) => ({
  no: settlement.no,
  day: settlement.day,
  gross: formatFen(settlement.grossAmount),
  reversal: formatFen(settlement.reversalAmount),
  net: formatFen(settlement.netAmount),
  lines: settlement.lineCount,
  post_time: toUnixSeconds(settlement.postedAt),
});
