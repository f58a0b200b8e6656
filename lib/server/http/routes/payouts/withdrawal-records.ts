import type { Locale } from '#lib/i18n/locales.ts';
import type { LoggedChange } from '#lib/server/db/status-log.ts';
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

export function toWithdrawalRecord(withdrawal: Withdrawal, locale: Locale) {
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
    create_time: toUnixSeconds(createdAt),
    pay_time: paidAt && toUnixSeconds(paidAt),
    actions,
  };
}

/** What its owner sees of its history: who did it, and who looked, is the desk's. */
export const toTimeline = (changes: LoggedChange[]) =>
  changes
    .filter(({ event }) => event !== 'reveal')
    .reverse()
    .map(({ event, toStatus, createdAt }) => ({
      event,
      status: toStatus as Withdrawal['status'],
      time: toUnixSeconds(createdAt),
    }));
