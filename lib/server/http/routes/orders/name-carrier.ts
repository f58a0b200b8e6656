import { type CarrierCode, carrierCodes } from '#lib/contract/orders/carriers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';

interface Carried {
  carrierCode: string;
  /** As whoever shipped it wrote it. */
  carrierName: string;
}

/** A carrier in the reader's language; one that is not on the list as it was written. */
export function nameCarrier({ carrierCode, carrierName }: Carried, locale: Locale): string {
  const code = carrierCodes.find((known) => known === carrierCode);
  return code && code !== 'other' ? sentence(locale, `api.carrier_${code}`) : carrierName;
}

export function listCarriers(locale: Locale): { code: CarrierCode; name: string }[] {
  return carrierCodes.map((code) => ({ code, name: sentence(locale, `api.carrier_${code}`) }));
}
