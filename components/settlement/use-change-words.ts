'use client';

import { useLocale } from 'next-intl';
import { formatMoney } from '#lib/i18n/money.ts';
import { withSign } from '#lib/i18n/signed-amount.ts';

/** What is given to a store or taken from it, with its sign. */
export function useChangeWords(): (amount: string) => string {
  const locale = useLocale();
  return (amount) => withSign(amount, (size) => formatMoney(locale, size));
}
