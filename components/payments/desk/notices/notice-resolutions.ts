import type { PaymentNotice } from '#lib/api/wallet/desk-money.ts';

const resolutions = ['credited', 'refunded', 'noted'] as const;
export type Resolution = (typeof resolutions)[number];

/**
 * What can be done about a message of a provider: only money that came can be paid back, and only yuan of a payment that
 * we know have a balance to go to. The server has the last word.
 */
export function resolutionsOf({ status, outcome, currency }: PaymentNotice): Resolution[] {
  if (status !== 'succeeded') return ['noted'];
  const isCreditable = outcome !== 'unknown' && currency === 'CNY';
  return resolutions.filter((each) => each !== 'credited' || isCreditable);
}
