import type { PaymentNotice } from '#lib/api/wallet/desk-money.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** A provider may tell of money of another currency: it says which, and is never written as yuan. */
export function writeNoticeAmount(locale: Locale, { amount, currency }: Pick<PaymentNotice, 'amount' | 'currency'>) {
  return currency === 'CNY'
    ? formatMoney(locale, amount)
    : `${formatMoney(locale, amount).replace('¥', '')} ${currency}`;
}
