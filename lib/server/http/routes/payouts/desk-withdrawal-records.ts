import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { DeskWithdrawal } from '#lib/server/payouts/index.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import { namePeople } from '../identity/name-people.ts';

const peopleOf = ({ withdrawal: { appliedBy, reviewedBy, secondReviewedBy, paidBy } }: DeskWithdrawal) => [
  appliedBy,
  reviewedBy,
  secondReviewedBy,
  paidBy,
];

interface Names {
  nameOf: (id: number | null) => string;
  storeNames: Map<number, string>;
}

/** People and stores of withdrawals, by name. */
export async function nameParties(server: ServerContext, list: DeskWithdrawal[]): Promise<Names> {
  const ofStores = list.filter(({ withdrawal: { ownerType } }) => ownerType === 'store');
  const storeIds = new Set(ofStores.map(({ withdrawal: { ownerId } }) => ownerId));
  const [nameOf, storeNames] = await Promise.all([
    namePeople(server, list.flatMap(peopleOf)),
    findStoreNames(server.db, [...storeIds]),
  ]);
  return { nameOf, storeNames };
}

export function toDeskWithdrawalRecord(
  { withdrawal, isOwn, voucher, needsSecond, actions }: DeskWithdrawal,
  { nameOf, storeNames }: Names,
) {
  const { ownerType, ownerId, appliedBy, reviewedBy, secondReviewedBy, paidBy, paidAt } = withdrawal;
  const { no, channel, bank, status, attempts, reference, reason } = withdrawal;
  const toPerson = (id: number) => ({ id, name: nameOf(id) });
  return {
    no,
    owner: ownerType,
    user_id: appliedBy,
    user_name: nameOf(appliedBy),
    store: ownerType === 'store' ? { id: ownerId, name: storeNames.get(ownerId) ?? '' } : null,
    is_own: isOwn,
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
