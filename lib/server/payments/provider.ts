import type { Fen } from '../kernel/money.ts';

export const channels = ['bank', 'sandbox'] as const;
export type Channel = (typeof channels)[number];

export const noticeOutcomes = ['applied', 'duplicate', 'late', 'mismatch', 'unknown'] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Money that moved without moving anything here: somebody has to look. */
export const openOutcomes = ['late', 'mismatch', 'unknown'] as const satisfies NoticeOutcome[];

/** What a provider says happened to a payment. */
export interface Notice {
  /** The provider's own number of this message; the same one twice is one. */
  eventId: string;
  paymentNo: string;
  /** The provider's number of the transaction. */
  tradeNo: string;
  status: 'succeeded' | 'failed';
  amount: Fen;
  currency: string;
}

/** What the provider is asked to take. The number is ours, and the key under which it takes the money once only. */
export interface PaymentOrder {
  no: string;
  amount: Fen;
  currency: string;
}

/** What a customer needs to pay: shown as it is, key by key. */
export type Instructions = Record<string, string>;

/**
 * A way to get money in. `start` may go over the network, so it is never called inside a transaction; called again for
 * the same number it answers the same.
 */
export interface PaymentProvider {
  channel: Channel;
  /** Payments nobody has paid are closed after so long. */
  lifeInSeconds: number;
  start(order: PaymentOrder): Promise<Instructions>;
  /** Checks the signature of a message and reads it. Throws `signature_wrong`. Missing: nobody sends messages. */
  readNotice?(headers: Headers, body: string): Notice;
}
