import { carrierCodes } from '#lib/contract/orders/carriers.ts';
import { officialLocale } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';

type Values = Record<string, string | number>;

const nameOf = (code: string, locale: Locale) => sentence(locale, `api.carrier_${code}`);

/**
 * What a notice says of a carrier is kept in Chinese, as it was when the notice was written. One that is on the list is
 * called what the reader's language calls it, also in a notice that was written without its code; any other is called
 * what the seller typed.
 */
export function withCarrierNamed(values: Values, locale: Locale): Values {
  const { carrierCode, carrier } = values;
  if (carrier === undefined || carrierCode === 'other') return values;
  const listed = carrierCodes.find((code) =>
    carrierCode ? code === carrierCode : nameOf(code, officialLocale) === carrier,
  );
  return listed ? { ...values, carrier: nameOf(listed, locale) } : values;
}
