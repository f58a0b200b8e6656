import type { TransferFault } from '#lib/contract/payouts/transfer-faults.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { LoggedChange } from '#lib/server/db/status-log.ts';
import type { WithdrawalInvoices } from '#lib/server/invoices/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import {
  canMove,
  type PayeeAccount,
  reasonForOwner,
  type Withdrawal,
  type WithdrawalOptions,
  type WithdrawalPrice,
} from '#lib/server/payouts/index.ts';
import { toInvoicesRecord } from '../invoices/settlement-records.ts';

export const toPayeeRecord = ({ id, channel, maskedAccount, bank, branch, readyAt }: PayeeAccount, now: Date) => ({
  id,
  channel,
  account: maskedAccount,
  bank,
  branch,
  ready_time: toUnixSeconds(readyAt),
  is_ready: readyAt <= now,
});

export const toOptionsRecord = (
  { withdrawing, min, max, dayLeft, timesLeft, isWaiting }: WithdrawalOptions,
  { available, isStopped }: { available: number; isStopped: boolean },
) => ({
  available: formatFen(available),
  withdrawing: formatFen(withdrawing),
  min: formatFen(min),
  max: formatFen(max),
  day_left: formatFen(dayLeft),
  times_left: timesLeft,
  is_waiting: isWaiting,
  is_stopped: isStopped,
});

export const toPriceRecord = ({ amount, fee, tax, net }: WithdrawalPrice) => ({
  amount: formatFen(amount),
  fee: formatFen(fee),
  tax: formatFen(tax),
  net: formatFen(net),
});

export function toWithdrawalRecord(withdrawal: Withdrawal, locale: Locale, invoices?: WithdrawalInvoices) {
  const { no, status, channel, maskedAccount, bank, createdAt, paidAt } = withdrawal;
  const { amount, feeAmount: fee, taxAmount: tax, netAmount: net } = withdrawal;
  const actions: 'cancel'[] = canMove(status, 'cancel') ? ['cancel'] : [];
  return {
    ...toPriceRecord({ amount, fee, tax, net }),
    no,
    status,
    channel,
    account: maskedAccount,
    bank,
    reason: reasonForOwner(withdrawal, locale),
    invoices: toInvoicesRecord(invoices),
    create_time: toUnixSeconds(createdAt),
    pay_time: toUnixSeconds(paidAt),
    actions,
  };
}

/** Why something went wrong is the owner's to read; why an operator asked for it again is not. */
const notifiedEvents = ['reject', 'fail', 'giveBack', 'bounce'];

/** What its owner sees of its history: who did it, who looked, and how many had to agree, is the desk's. */
export const toTimeline = (changes: LoggedChange[], locale: Locale) =>
  changes
    .filter(({ fromStatus, toStatus }) => fromStatus !== toStatus)
    .reverse()
    .map(({ event, toStatus, reason, data, createdAt }) => ({
      event,
      status: toStatus as Withdrawal['status'],
      reason: notifiedEvents.includes(event)
        ? reasonForOwner({ reason: reason ?? '', fault: faultIn(data) }, locale)
        : '',
      time: toUnixSeconds(createdAt),
    }));

/** What a provider has said, as the history keeps it. */
export const faultIn = (data: unknown): TransferFault | null => (data as { fault?: TransferFault }).fault ?? null;
