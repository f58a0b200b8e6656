import type { Locale } from '#lib/i18n/locales.ts';
import { hasSentence, sentence } from '#lib/i18n/server-sentences.ts';

type Values = Record<string, string | number>;

/**
 * What a notice says of a carrier is kept in Chinese, as it was when the notice was written. One that is on the list is
 * called what the reader's language calls it; any other is called what the seller typed.
 */
export function withCarrierNamed(values: Values, locale: Locale): Values {
  const key = `api.carrier_${values.carrierCode}`;
  const isListed = values.carrierCode !== undefined && values.carrierCode !== 'other' && hasSentence(key);
  return isListed ? { ...values, carrier: sentence(locale, key) } : values;
}
