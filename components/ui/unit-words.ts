import type { UnitName } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { ownUnitAmount, ownUnitWord } from '#lib/i18n/unit-words.ts';

/** What a unit is called, for server components, whether it is one of ours or the shop's own. */
export async function getUnits(locale: Locale): Promise<(unit: string) => string> {
  const t = await getTranslations('ui.units');
  return (unit) => ownUnitWord(locale, unit) ?? t(unit as UnitName);
}

/** So many of a unit, for server components. */
export async function getAmounts(locale: Locale): Promise<(unit: string, values: { count: number }) => string> {
  const t = await getTranslations('ui.amounts');
  return (unit, { count }) => ownUnitAmount(locale, unit, count) ?? t(unit as UnitName, { count });
}
