import { useLocale, useTranslations } from 'next-intl';
import type { UnitName } from '#lib/contract/catalogue/shop-records.ts';
import { ownUnitAmount, ownUnitWord } from '#lib/i18n/unit-words.ts';

/** What a unit is called, whether it is one of ours or the shop's own. */
export function useUnits(): (unit: string) => string {
  const locale = useLocale();
  const t = useTranslations('ui.units');
  return (unit) => ownUnitWord(locale, unit) ?? t(unit as UnitName);
}

/** So many of a unit, as `3 boxes`. */
export function useAmounts(): (unit: string, values: { count: number }) => string {
  const locale = useLocale();
  const t = useTranslations('ui.amounts');
  return (unit, { count }) => ownUnitAmount(locale, unit, count) ?? t(unit as UnitName, { count });
}
