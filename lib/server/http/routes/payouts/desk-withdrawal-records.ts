import type { WithdrawalEvent } from '#lib/contract/payouts/desk-withdrawals.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { listStatusChanges } from '#lib/server/db/status-log.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import {
  type DeskWithdrawal,
  findFollowed,
  findFollowing,
  readHabit,
  reasonForDesk,
  stateOfTransfer,
  type Transfer,
  type Withdrawal,
} from '#lib/server/payouts/index.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import type { WaitingWithdrawal } from '#lib/server/workflows/payouts/describe-waiting.ts';
import { namePeople } from '../identity/name-people.ts';
import { toInvoicesRecord } from '../invoices/settlement-records.ts';
import { faultIn } from './withdrawal-records.ts';

/** Whose money it is; of a store's who has asked for it. */
const personOf = ({ ownerType, ownerId, appliedBy }: DeskWithdrawal['withdrawal']) =>
  ownerType === 'user' ? ownerId : appliedBy;

const peopleOf = ({ withdrawal }: DeskWithdrawal) => {
  const { reviewedBy, secondReviewedBy, paidBy } = withdrawal;
  return [personOf(withdrawal), reviewedBy, secondReviewedBy, paidBy];
};

/** Who reads it, and what people and stores are called. */
interface Reading {
  locale: Locale;
  names: Names;
}

interface Names {
  nameOf: (id: number | null) => string;
  storeNames: Map<number, string>;
}

/** People and stores of withdrawals, by name. */
export async function nameParties(
  server: ServerContext,
  list: DeskWithdrawal[],
  others: (number | null)[] = [],
): Promise<Names> {
  const ofStores = list.filter(({ withdrawal: { ownerType } }) => ownerType === 'store');
  const storeIds = new Set(ofStores.map(({ withdrawal: { ownerId } }) => ownerId));
  const [nameOf, storeNames] = await Promise.all([
    namePeople(server, [...list.flatMap(peopleOf), ...others]),
    findStoreNames(server.db, [...storeIds]),
  ]);
  return { nameOf, storeNames };
}

export function toDeskWithdrawalRecord(
  { withdrawal, transfer, isOwn, voucher, evidence, needsSecond, invoices, actions }: WaitingWithdrawal,
  { locale, names: { nameOf, storeNames } }: Reading,
) {
  const { ownerType, ownerId, reviewedBy, secondReviewedBy, paidBy, paidAt } = withdrawal;
  const { no, channel, bank, status, attempts, reference } = withdrawal;
  const toPerson = (id: number) => ({ id, name: nameOf(id) });
  return {
    no,
    owner: ownerType,
    user_id: personOf(withdrawal),
    user_name: nameOf(personOf(withdrawal)),
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
    evidence,
    reason: reasonForDesk(withdrawal, locale),
    transfer: transfer ? toTransferRecord(withdrawal, transfer) : null,
    invoices: toInvoicesRecord(invoices),
    create_time: toUnixSeconds(withdrawal.createdAt),
    pay_time: toUnixSeconds(paidAt),
    actions,
  };
}

const toTransferRecord = (withdrawal: Withdrawal, transfer: Transfer) => ({
  sent_time: toUnixSeconds(transfer.sentAt),
  next_time: toUnixSeconds(transfer.queryAt),
  state: stateOfTransfer(withdrawal, transfer),
  code: transfer.code,
  order_id: transfer.orderId ?? '',
});

/** One of them with its history, and what was paid to its owner before. */
export async function toDetails(server: ServerContext, described: WaitingWithdrawal, locale: Locale) {
  const { id, ownerType, ownerId, appliedIp, paidAt, amount } = described.withdrawal;
  const [changes, { paidCount, paidSum }, follows, following] = await Promise.all([
    listStatusChanges(server.db, 'withdrawal', id),
    readHabit(server.db, { ownerType, ownerId }),
    findFollowed(server.db, described.withdrawal),
    findFollowing(server.db, described.withdrawal.status === 'returned' ? [id] : []),
  ]);
  const names = await nameParties(
    server,
    [described],
    changes.map(({ actorId }) => actorId),
  );
  const [ownCount, ownSum] = paidAt ? [1, amount] : [0, 0];
  return {
    ...toDeskWithdrawalRecord(described, { locale, names }),
    ip: appliedIp,
    paid_count: paidCount - ownCount,
    paid_sum: formatFen(paidSum - ownSum),
    follows: follows ?? '',
    followed_by: following.get(id) ?? '',
    timeline: changes.map(({ event, actorId, reason, data, createdAt }) => ({
      event: event as WithdrawalEvent,
      person: actorId === null ? null : { id: actorId, name: names.nameOf(actorId) },
      reason: reasonForDesk({ reason: reason ?? '', fault: faultIn(data) }, locale),
      time: toUnixSeconds(createdAt),
    })),
  };
}
