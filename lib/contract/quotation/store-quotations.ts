import { z } from 'zod';
import { fulfilments, unitField } from '../catalogue/shop-records.ts';
import { endpoint } from '../endpoint.ts';
import { amountField, lineOfText, quantityField, requiredText, typedText, unitPriceField } from '../fields.ts';
import { type SellerSide, sellerPathOf } from '../seller-path.ts';
import { sentNumber } from '../sent-number.ts';
import { sellerQuotations } from '../stale-reads.ts';
import { quotationNo, quoteMessageBody } from './member-quotations.ts';
import { quotationDetail, quotationMessage, quotationSummary, quotationVersion } from './member-records.ts';

const sellerPath = sellerPathOf('quote');

/** Moves a seller can be offered, the last two only operators; a screen shows buttons from these alone. */
const quoteSellerActions = ['open', 'send', 'reject', 'requote', 'message', 'cancel', 'confirm'] as const;

const byNo = z.object({ no: quotationNo });
const versionNumber = sentNumber('invalid').int('invalid').positive('invalid');

/** As a seller reads it. In the pool there is no customer, and of the address no more than its city. */
export const sellerQuotationSummary = quotationSummary.omit({ actions: true }).extend({
  customer: z.string(),
  /** Province and city it goes to; empty without an address. */
  region: z.string(),
  /** Nobody has taken it up yet. */
  is_pooled: z.boolean(),
  actions: z.array(z.enum(quoteSellerActions)),
});
export type SellerQuotation = z.output<typeof sellerQuotationSummary>;

const detail = quotationDetail.omit({ actions: true, rounds_left: true }).extend({
  customer: z.string(),
  region: z.string(),
  is_pooled: z.boolean(),
  actions: z.array(z.enum(quoteSellerActions)),
  /** How long an offer holds, as its form begins. */
  valid_days: z.int(),
});
export type SellerQuotationDetail = z.output<typeof detail>;

const message = quotationMessage.extend({
  /** A note of the seller's own side; the customer never sees it. */
  is_internal: z.boolean(),
});
export type SellerQuotationMessage = z.output<typeof message>;

const note = typedText().max(500, 'tooLong').default('');

export const answeredLine = z.object({
  /** A line that was asked for. */
  line_key: z.uuid('invalid'),
  qty: quantityField,
  unit_price: unitPriceField,
  note,
});

export const freeLine = z.object({
  /** A line added in words. */
  name: requiredText(160).pipe(lineOfText(160)),
  qty: quantityField,
  unit: unitField,
  fulfilment: z.enum(fulfilments, 'choice').default('ship'),
  unit_price: unitPriceField,
  note,
});

export const quoteOfferBody = z.object({
  no: quotationNo,
  /** The version that was read: another one meanwhile answers `status_changed`. */
  n: versionNumber,
  items: z
    .array(z.union([answeredLine, freeLine], 'invalid'))
    .min(1, 'required')
    .max(200, 'tooMany'),
  freight: amountField.default('0'),
  /** Taken off the sum. */
  discount: amountField.default('0'),
  /** Basis points of the total that are paid first; zero: everything at once. */
  deposit_bp: sentNumber('invalid').int('invalid').min(0, 'invalid').max(10_000, 'invalid').default(0),
  /** Basis points of the deposit that are kept where the rest is never paid. */
  deposit_forfeit_bp: sentNumber('invalid').int('invalid').min(0, 'invalid').max(10_000, 'invalid').default(0),
  tax_mode: z.enum(['included', 'excluded'], 'choice').default('included'),
  lead_days: sentNumber('invalid').int('invalid').min(0, 'invalid').max(1000, 'invalid').nullable().default(null),
  valid_until: sentNumber('invalid').int('invalid').positive('invalid').max(99_999_999_999, 'invalid'),
  payment_terms: typedText().max(500, 'tooLong').default(''),
  terms: typedText().max(2000, 'tooLong').default(''),
  note,
});

const rejectBody = z.object({ no: quotationNo, reason: requiredText(200).pipe(lineOfText(200)) });
const messageBody = quoteMessageBody.extend({
  /** For the own side only. */
  is_internal: z.boolean('invalid').default(false),
});

/** What a seller reads of one quotation; the same for stores and for the platform's own desk. */
export const sellerReads = <Side extends SellerSide>(side: Side) => ({
  info: endpoint({
    method: 'get',
    path: sellerPath(side, 'info'),
    summary: 'One quotation with its current version',
    query: byNo,
    data: detail,
  }),
  version: endpoint({
    method: 'get',
    path: sellerPath(side, 'version'),
    summary: 'One version that was sent, as it was',
    query: z.object({ no: quotationNo, n: versionNumber }),
    data: quotationVersion,
  }),
  messages: endpoint({
    method: 'get',
    path: sellerPath(side, 'messages'),
    summary: 'Messages and internal notes in a quotation, oldest first',
    query: byNo,
    data: z.object({ list: z.array(message) }),
  }),
});

/** What a seller does. */
export const sellerWrites = <Side extends SellerSide>(side: Side) => ({
  open: endpoint({
    method: 'post',
    path: sellerPath(side, 'open'),
    summary: 'Takes on a quotation request; the first of several succeeds, the others get `already_taken`',
    body: byNo,
    stale: sellerQuotations[side],
  }),
  offer: endpoint({
    method: 'post',
    path: sellerPath(side, 'offer'),
    summary: 'Sends an offer; lines not named aren’t offered',
    body: quoteOfferBody,
    bounds: { bytes: 512 * 1024 },
    stale: sellerQuotations[side],
  }),
  reject: endpoint({
    method: 'post',
    path: sellerPath(side, 'reject'),
    summary: 'Rejects a quotation request, with the reason',
    body: rejectBody,
    stale: sellerQuotations[side],
  }),
  requote: endpoint({
    method: 'post',
    path: sellerPath(side, 'requote'),
    summary: 'Reopens a quotation that ended without an order',
    body: byNo,
    stale: sellerQuotations[side],
  }),
  message: endpoint({
    method: 'post',
    path: sellerPath(side, 'message'),
    summary: 'Sends a message to the customer, or saves an internal note',
    body: messageBody,
    stale: [sellerPath(side, 'messages')],
    data: message,
  }),
});

export const storeQuote = { ...sellerReads('store'), ...sellerWrites('store') };
