import { useLocale, useTranslations } from 'next-intl';
import type { StoreTrade } from '#lib/contract/store/application-form.ts';

/** What a store does, in one line. */
export function useTradeNames(): (trades: readonly StoreTrade[]) => string {
  const t = useTranslations('storeFields.trades');
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction', style: 'narrow' });
  return (trades) => list.format(trades.map((trade) => t(trade)));
}
