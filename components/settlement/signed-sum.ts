import type { FinanceSums } from '#lib/api/settlement/store-finance.ts';
import { fenOf, fromFen } from '#lib/utils/amount.ts';

/** What is taken off stands with its sign wherever it is shown, so that a row adds up to what is left. */
const isTaken: Record<keyof FinanceSums, boolean> = {
  gross: false,
  commission: true,
  channel_fee: true,
  referral: true,
  net: false,
};

/** An amount of a line, or of many, as it is shown: below zero what is taken off. */
export const signedSum = (sums: FinanceSums, key: keyof FinanceSums): string =>
  isTaken[key] ? fromFen(0 - fenOf(sums[key])) : sums[key];
