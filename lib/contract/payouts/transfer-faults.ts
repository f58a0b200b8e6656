/** Why a provider has not paid, or has sent back, what an owner is to have: what the owner can put right. */
const payeeFaults = ['payee_missing', 'name_mismatch', 'payee_unverified', 'payee_blocked', 'payee_limit'] as const;

/** The same, as far as it is the shop's to put right; of `not_sent` the provider knows nothing. */
const ownFaults = ['balance_low', 'amount_limit', 'day_limit', 'payer_blocked', 'risk', 'not_allowed'] as const;

export const transferFaults = [...payeeFaults, ...ownFaults, 'refused', 'not_sent', 'sent_back'] as const;
export type TransferFault = (typeof transferFaults)[number];

/** As its owner reads it: how the shop stands with the provider is none of their business. */
export const toOwnersFault = (fault: TransferFault): TransferFault | 'delayed' =>
  fault === 'sent_back' || (payeeFaults as readonly string[]).includes(fault) ? fault : 'delayed';
