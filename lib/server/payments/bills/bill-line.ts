import type { Fen } from '#lib/server/kernel/money.ts';

/** A trade that succeeded, as the provider's bill of a day has it. */
export interface BillLine {
  kind: 'payment' | 'refund';
  /** Our number of the payment, also for what was paid back of it. */
  paymentNo: string;
  /** Our number of the refund; empty for a payment, and for what somebody paid back on the provider's own pages. */
  refundNo: string;
  /** The provider's number of the transaction, the one its messages give. */
  tradeNo: string;
  /** Never negative: the kind says which way the money went. */
  amount: Fen;
  currency: string;
}

/** What others take through the same account is none of our business. */
export const ownNumber = /^PY\d{14}$/;
