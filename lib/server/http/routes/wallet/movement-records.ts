import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Movement, PointsRules } from '#lib/server/wallet/index.ts';

/** What both units share on the wire. The memo is worded here, in the reader's language. */
function toRecord({ id, type, refNo, memoKey, memoArgs, at }: Movement, userId: number, locale: Locale) {
  return {
    id,
    user_id: userId,
    memo: sentence(locale, `walletLedger.${memoKey}`, memoArgs),
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

export function toRulesRecord({ perYuan, earnBp, maxShareBp, expireMonths }: PointsRules) {
  const earned_per_yuan = (perYuan * earnBp) / 10_000;
  return { per_yuan: perYuan, earned_per_yuan, max_share_bp: maxShareBp, expire_months: expireMonths };
}
