import type { Channel } from '#lib/contract/payments/channels.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { PayDevice } from '#lib/utils/pay-device.ts';
import type { Fen } from '../kernel/money.ts';
import type { BillLine } from './bills/bill-line.ts';

export const noticeOutcomes = [
  'applied',
  'duplicate',
  'late',
  'mismatch',
  'unknown',
  'refunded',
  'unanswered',
] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/** Money that moved without moving anything here, or a provider that does not answer: somebody has to look. */
export const openOutcomes = [
  'late',
  'mismatch',
  'unknown',
  'refunded',
  'unanswered',
] as const satisfies NoticeOutcome[];

/** What an operator did about such a notice. */
export const resolutions = ['credited', 'refunded', 'noted'] as const;
export type Resolution = (typeof resolutions)[number];

/**
 * `closed`: nothing can be paid any more, or what was paid has gone back: some providers have one word for both.
 * `pending`: nobody knows yet; no provider says it, only our own note that one does not answer.
 */
const noticeStatuses = ['succeeded', 'failed', 'closed', 'pending'] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

/** What a provider says happened to a payment. */
export interface Notice {
  /** The provider's own number of this message; the same one twice is one. */
  eventId: string;
  paymentNo: string;
  /** The provider's number of the transaction. */
  tradeNo: string;
  status: NoticeStatus;
  amount: Fen;
  currency: string;
  /** Rightly signed, but paid to another seller or through another app: never applied. */
  isForeign?: boolean;
}

/** Of a refund both: that it is worth a question, and that the payment's money has gone back. */
type Message = Notice | RefundNews | (Notice & RefundNews);

/** What a provider says of a refund is only a reason to ask about it. */
export interface RefundNews {
  /** Our number. */
  refundNo: string;
}

/** The provider's answer to a question: what a notice would say. Undefined: not paid yet, and it can still be. */
export type ProviderAnswer = Omit<Notice, 'eventId' | 'paymentNo'> | undefined;

/** What the provider is asked to take. The number is ours, and the key under which it takes the money once only. */
export interface PaymentOrder {
  no: string;
  amount: Fen;
  currency: string;
  /** What the payer reads on the provider's pages. */
  title: Record<Locale, string>;
  /** The customer's browser comes back here; it decides nothing. */
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

/** What a customer needs to pay: shown as it is, key by key. */
export type Instructions = Record<string, string>;

/** From where a customer pays: some providers have a way of their own for each. */
export interface Payer {
  device: PayDevice;
  ip: string;
  /** What the provider's login has said of the payer, where its instructions lead there. */
  login?: { code: string; state: string } | undefined;
}

/** Before this the payment was opened there already, for another device or under a page that works no longer. */
interface OpenedBefore {
  providerRef: string;
  /** What was opened stays, and is only to be had anew. */
  isSame: boolean;
}

/** A payment as the provider may be asked about it. */
export interface OpenedPayment {
  no: string;
  providerRef: string | null;
}

/** What the provider is asked to pay back. The number is ours, and the key under which it pays once only. */
export interface RefundOrder {
  no: string;
  amount: Fen;
  currency: string;
  reason: string;
  payment: OpenedPayment & {
    /** The provider's number of the transaction. */
    tradeNo: string;
    /** What was paid. */
    amount: Fen;
  };
}

/**
 * `pending`: it is on its way. `refused`: not this way, now; asked again, the provider may think otherwise, unless that is
 * final: the time in which it pays back is over.
 */
export type RefundAnswer =
  | { status: 'succeeded'; refundNo: string }
  | { status: 'pending' }
  | { status: 'refused'; why: string; isFinal?: boolean };

/**
 * A way to get money in. What answers a promise may go over the network, so it is never called inside a transaction;
 * called again for the same number it answers the same. What is missing, the provider does not do: nobody sends
 * messages of a bank transfer, and a bank is not asked.
 */
export interface PaymentProvider {
  channel: Channel;
  /** Payments nobody has paid are closed after so long. */
  lifeInSeconds: number;
  /** Makes the payment known to the provider, before anybody can pay it. */
  open?(
    order: PaymentOrder,
    payer: Payer,
    before?: OpenedBefore,
  ): Promise<{ providerRef: string; prepay: Instructions }>;
  /**
   * Whether what `open` answered serves this payer now. `same`: it has to be opened anew, under the number it has there.
   * `other`: it was opened for another device, and has to be closed before it is opened for this one.
   */
  renewalOf?(prepay: Instructions, payer: Payer, at: Date): 'none' | 'same' | 'other';
  /** What the customer needs, out of what `open` answered. */
  instruct(order: PaymentOrder, prepay: Instructions): Instructions;
  /** Checks the signature of a message and reads it. Throws `signature_wrong`. Undefined: not about a payment of ours. */
  readNotice?(headers: Headers, body: string, at: Date): Message | undefined | Promise<Message | undefined>;
  /** Throws whatever keeps the provider from answering. */
  query?(payment: OpenedPayment): Promise<ProviderAnswer>;
  /** Makes sure that nobody can pay any more. Throws when somebody has, or when the provider does not answer. */
  close?(payment: OpenedPayment): Promise<void>;
  /** Throws whatever keeps the provider from answering: then it may have paid, or not. */
  refund?(order: RefundOrder): Promise<RefundAnswer>;
  /** Undefined: the provider knows nothing of it. Throws whatever keeps it from answering. */
  queryRefund?(order: RefundOrder): Promise<RefundAnswer | undefined>;
  /**
   * What the provider booked for us on a day of the shop that is over, `yyyy-mm-dd`. Undefined: there is no bill, or not
   * yet. Throws whatever keeps the provider from answering, and on a bill that cannot be read.
   */
  listBill?(day: string): Promise<BillLine[] | undefined>;
  /** Asks something that changes nothing, where `query` about an unknown number would ask nobody. Throws like it. */
  probe?(): Promise<void>;
}
