'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Adjustment } from '#lib/api/wallet/desk-money.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { withSign } from '#lib/i18n/signed-amount.ts';

/** What is given or taken, with its sign; points name themselves. */
export function useSignedAmount(): (adjustment: Pick<Adjustment, 'unit' | 'amount'>) => string {
  const t = useTranslations('paymentsDesk.adjustments');
  const locale = useLocale();
  return ({ unit, amount }) =>
    withSign(amount, (size) => (unit === 'CNY' ? formatMoney(locale, size) : t('points', { count: Number(size) })));
}
