import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';

type Values = Record<string, string | number>;

/** What a provider gave as the reason is kept as a word of ours, and read in the reader's language. */
export function withFaultWorded(values: Values, locale: Locale): Values {
  const { fault } = values;
  return fault ? { ...values, reason: sentence(locale, `api.payoutFault_${fault}`) } : values;
}
