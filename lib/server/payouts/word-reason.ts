import { type TransferFault, toOwnersFault } from '#lib/contract/payouts/transfer-faults.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';

/** What an operator has written, or in the reader's language what a provider has said. */
interface Reasoned {
  reason: string;
  fault: TransferFault | null;
}

export const reasonForDesk = ({ reason, fault }: Reasoned, locale: Locale): string =>
  fault ? sentence(locale, `api.payoutFault_${fault}`) : reason;

/** As its owner reads it. */
export const reasonForOwner = ({ reason, fault }: Reasoned, locale: Locale): string =>
  fault ? sentence(locale, `api.payoutFault_${toOwnersFault(fault)}`) : reason;
