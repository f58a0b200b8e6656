import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { AdjustmentDetails, LedgerCheck, LedgerFault, LedgerRun } from '#lib/server/wallet/index.ts';

export function toAdjustmentRecord(paper: AdjustmentDetails, nameOf: (id: number | null) => string) {
  const { no, userId, unit, amount, reason, attachment, status, decidedAt } = paper;
  const actions: ('approve' | 'reject')[] = paper.canDecide ? ['approve', 'reject'] : [];
  return {
    no,
    user_id: userId,
    user_name: nameOf(userId),
    unit,
    amount: unit === 'CNY' ? formatFen(amount) : String(amount),
    reason,
    attachment,
    status,
    proposed_by: paper.proposedBy,
    proposer_name: nameOf(paper.proposedBy),
    decided_by: paper.decidedBy,
    decider_name: nameOf(paper.decidedBy),
    decide_reason: paper.decideReason ?? '',
    create_time: toUnixSeconds(paper.createdAt),
    decide_time: toUnixSeconds(decidedAt),
    actions,
  };
}

export function toCheckRecord(
  { checkedAt, faultCount, faults }: Pick<LedgerCheck, 'checkedAt' | 'faultCount' | 'faults'>,
  locale: Locale,
) {
  return {
    check_time: toUnixSeconds(checkedAt),
    is_sound: faultCount === 0,
    fault_count: faultCount,
    faults: faults.map((fault) => ({ ...fault, ...wordFault(fault, locale) })),
  };
}

type NameOf = (id: number | null) => string;

const toRun = ({ id, startedAt, startedBy }: LedgerRun, nameOf: NameOf) => ({
  id,
  start_time: toUnixSeconds(startedAt),
  started_by: startedBy,
  starter_name: nameOf(startedBy),
});

export function toEndedCheck(check: LedgerRun, nameOf: NameOf) {
  const { status, checkedAt, faultCount } = check;
  return {
    ...toRun(check, nameOf),
    status: status === 'failed' ? ('failed' as const) : ('done' as const),
    end_time: toUnixSeconds(checkedAt),
    fault_count: faultCount,
  };
}

export function toOpenCheck(check: LedgerRun, nameOf: NameOf) {
  const status = check.status === 'waiting' ? ('waiting' as const) : ('running' as const);
  return { ...toRun(check, nameOf), status, part: check.part ?? ('ledger' as const) };
}

function wordFault({ rule, subject, found, expected }: LedgerFault, locale: Locale): { says: string; text: string } {
  const says = sentence(locale, `walletLedger.rule_${rule}`);
  const numbers = { found: String(found), expected: String(expected) };
  return { says, text: sentence(locale, 'walletLedger.fault', { rule: says, subject, ...numbers }) };
}
