import { type FreightRules, freightOf } from '#lib/delivery/freight.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';

/** In the page's language, with all amounts but `{more}`, which follows the choice. */
export interface FreightWords {
  free: string;
  from: string;
  toGo: string;
  remoteFrom: string;
  remoteToGo: string;
  remoteOnly: string;
}

interface Terms {
  locale: Locale;
  rules: FreightRules;
  words: FreightWords;
}

/** What sending costs, by the rule of the checkout, and from which goods on it costs less. */
export function freightText(
  { locale, rules, words }: Terms,
  { goods, provinceId }: { goods: number | undefined; provinceId?: number | undefined },
): { amount: string; hint: string } {
  const fen = freightOf(rules, { fulfilment: 'ship', goods: goods ?? 0, provinceId });
  const money = (each: number) => formatMoney(locale, (each / 100).toFixed(2));
  const more = rules.base > 0 && goods !== undefined && goods < rules.freeFrom ? rules.freeFrom - goods : 0;
  const key = provinceId ? remoteKey(goods, more) : more ? 'toGo' : 'from';
  return { amount: fen ? money(fen) : words.free, hint: words[key].replace('{more}', money(more)) };
}

function remoteKey(goods: number | undefined, more: number) {
  if (goods === undefined) return 'remoteFrom';
  return more ? 'remoteToGo' : 'remoteOnly';
}
