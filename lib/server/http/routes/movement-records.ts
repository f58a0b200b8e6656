import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { shopDay, toUnixSeconds } from '../../kernel/clock.ts';
import { formatFen } from '../../kernel/money.ts';
import type { Movement } from '../../wallet/index.ts';

/** What both units share on the wire. The memo is worded here, in the reader's language. */
function toRecord({ id, type, refNo, memoKey, memoArgs, at }: Movement, userId: number, locale: Locale) {
  return {
    id,
    user_id: userId,
    memo: sentence(locale, `ledger.${memoKey}`, memoArgs),
    kind: type,
    no: refNo,
    create_time: toUnixSeconds(at),
  };
}

export function toMoneyRecord(movement: Movement, userId: number, locale: Locale) {
  const { amount, before, after } = movement;
  return {
    ...toRecord(movement, userId, locale),
    money: formatFen(amount),
    before: formatFen(before),
    after: formatFen(after),
  };
}

export function toPointsRecord(movement: Movement, userId: number, locale: Locale) {
  const { amount, before, after } = movement;
  return { ...toRecord(movement, userId, locale), score: amount, before, after };
}

export function toBillRecord(movement: Movement, userId: number, locale: Locale) {
  return movement.unit === 'CNY'
    ? { ...toMoneyRecord(movement, userId, locale), unit: 'CNY' as const }
    : { ...toPointsRecord(movement, userId, locale), unit: 'PT' as const };
}

const columns = ['Time', 'Kind', 'Memo', 'No', 'Unit', 'Change', 'Before', 'After'] as const;

export function toCsvHead(locale: Locale): string[] {
  return columns.map((column) => sentence(locale, `ledger.column${column}`));
}

export function toCsvCells(movement: Movement, locale: Locale): (string | number)[] {
  const { unit, type, refNo, memoKey, memoArgs, amount, before, after, at } = movement;
  const write = (value: number) => (unit === 'CNY' ? formatFen(value) : value);
  return [
    at.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' }),
    sentence(locale, `ledger.kind_${type}`),
    sentence(locale, `ledger.${memoKey}`, memoArgs),
    refNo,
    sentence(locale, `ledger.unit_${unit}`),
    write(amount),
    write(before),
    write(after),
  ];
}

export function exportName(list: 'balance' | 'integral' | 'bill', locale: Locale, now: Date): string {
  return `${sentence(locale, `ledger.file_${list}`)}-${shopDay(now)}.csv`;
}
