'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { SumRow } from '#components/ui/facts/sum-list.tsx';
import type { ExplainedFees } from '#lib/api/settlement/desk-rates.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { useRateWords } from './use-rate-words.ts';

type Fee = ExplainedFees['fees'][number];

/** What fees take of a line, each with the rate that it comes of. */
export function useFeeRows(): (fees: readonly Fee[], key?: string) => SumRow[] {
  const t = useTranslations('settlementDesk');
  const locale = useLocale();
  const { percentOf, limitsOf, placeOf } = useRateWords();
  const whyOf = (fee: Fee) =>
    [t(`rates.scopes.${fee.scope}`), fee.scope === 'default' ? '' : placeOf(fee), percentOf(fee.bp), limitsOf(fee)]
      .filter(Boolean)
      .join(' · ');
  return (fees, key = '') =>
    fees.map((fee) => ({
      key: `${key}${fee.kind}`,
      label: t(`rates.kinds.${fee.kind}`),
      note: whyOf(fee),
      value: formatMoney(locale, fee.amount === '0.00' ? fee.amount : `-${fee.amount}`),
    }));
}
