import type { Locale } from '#lib/i18n/locales.ts';
import { hasSentence, sentence } from '#lib/i18n/server-sentences.ts';

type Values = Record<string, string | number>;

/**
 * What a provider gave as the reason is kept as a word of ours, and read in the reader's language; so is what of an invoice is not as
 * it was asked for. Notices whose words choose by a fault of their own say it themselves.
 */
export function withFaultWorded(values: Values, locale: Locale): Values {
  const { fault, mismatch } = values;
  if (fault && hasSentence(`api.payoutFault_${fault}`))
    return { ...values, reason: sentence(locale, `api.payoutFault_${fault}`) };
  return mismatch ? { ...values, reason: sentence(locale, `invoiceMismatches.${mismatch}`, values) } : values;
}
