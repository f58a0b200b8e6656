import { useLocale, useTranslations } from 'next-intl';
import type { RatedPlace } from '#lib/api/settlement/desk-rates.ts';
import { formatMoney } from '#lib/i18n/money.ts';

interface Limits {
  min: string;
  max: string | null;
}

/** How a rate is written: its share, its limits, and what it is for. */
export function useRateWords() {
  const t = useTranslations('settlementDesk.rates');
  const locale = useLocale();
  return {
    percentOf: (bp: number | null) => (bp === null ? t('none') : t('percent', { percent: bp / 10_000 })),
    limitsOf: ({ min, max }: Limits) => {
      const least = formatMoney(locale, min);
      if (max !== null && Number(min) > 0) return t('limits', { min: least, max: formatMoney(locale, max) });
      if (max !== null) return t('most', { max: formatMoney(locale, max) });
      return Number(min) > 0 ? t('least', { min: least }) : undefined;
    },
    placeOf: ({ scope, name, scope_id: id }: Pick<RatedPlace, 'scope' | 'name'> & { scope_id?: number }) => {
      if (scope === 'default') return t('scopes.default');
      return name || t('gone', { id: String(id ?? '') });
    },
  };
}
