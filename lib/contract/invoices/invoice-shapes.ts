import { z } from 'zod';
import { lineOfText, moneyText, unixSeconds } from '../fields.ts';
import { useAddressSchema } from '../identity/shop-login.ts';
import {
  contentModes,
  documentColors,
  invoiceFormats,
  invoiceKinds,
  invoiceMedia,
  invoiceMismatches,
  invoiceSources,
  invoiceStatuses,
  issuerTypes,
  redCauses,
  redReasons,
  redStatuses,
  titleTypes,
} from './records.ts';

/** Applications and their documents, as everybody sees them: who gets them, who issues them, operators. */

export const invoiceNo = z
  .string()
  .trim()
  .regex(/^IV\d{14}$/, 'invalid');

export const redNo = z
  .string()
  .trim()
  .regex(/^RD\d{14}$/, 'invalid');

export const invoiceTitleShape = z.object({
  title_type: z.enum(titleTypes),
  name: z.string(),
  tax_no: z.string(),
  reg_address: z.string(),
  reg_phone: z.string(),
  bank_name: z.string(),
  bank_account: z.string(),
});

/** Who sells or buys, as the document says. */
const party = z.object({
  name: z.string(),
  tax_no: z.string(),
  address: z.string(),
  phone: z.string(),
  bank_name: z.string(),
  bank_account: z.string(),
});

export const invoiceRow = z.object({
  tax_code: z.string(),
  /** What stands between the stars. */
  tax_label: z.string(),
  name: z.string(),
  model: z.string(),
  unit: z.string(),
  /** Null: a part of an amount. Below zero on a red document, like the amounts. */
  qty: z.int().nullable(),
  /** Without tax; empty where there are no pieces. */
  unit_price: z.string(),
  /** Per cent, `13`, `1.5`. */
  rate: z.string(),
  net: moneyText,
  tax: moneyText,
});
export type InvoiceRow = z.output<typeof invoiceRow>;

const invoiceDocument = z.object({
  color: z.enum(documentColors),
  fapiao_code: z.string(),
  fapiao_no: z.string(),
  /** `yyyy-mm-dd`. */
  issue_date: z.string(),
  net: moneyText,
  tax: moneyText,
  total: moneyText,
  /** The total written out (大写), in Chinese whatever the language. */
  total_in_words: z.string(),
  items: z.array(invoiceRow),
  seller: party,
  buyer: party,
  drawer: z.string(),
  remark: z.string(),
  check_code: z.string(),
  /** Of the double: worth nothing before the law. */
  is_sample: z.boolean(),
  is_voided: z.boolean(),
  /** What there is to download. */
  formats: z.array(z.enum(invoiceFormats)),
});
export type InvoiceDocumentRecord = z.output<typeof invoiceDocument>;

/** A red-letter confirmation. */
const redRecord = z.object({
  no: z.string(),
  applicant: z.enum(['seller', 'buyer']),
  reason: z.enum(redReasons),
  cause: z.enum(redCauses),
  amount: moneyText,
  status: z.enum(redStatuses),
  tax_uuid: z.string(),
  note: z.string(),
  fail_reason: z.string(),
  create_time: unixSeconds,
  /** When it ends by itself where nobody confirms it. */
  expire_time: unixSeconds.nullable(),
});
export type RedRecord = z.output<typeof redRecord>;

/** In lists. */
export const invoiceSummary = z.object({
  no: z.string(),
  issuer: z.enum(issuerTypes),
  /** Name of the company that issues. */
  issuer_name: z.string(),
  source: z.enum(invoiceSources),
  kind: z.enum(invoiceKinds),
  medium: z.enum(invoiceMedia),
  title_type: z.enum(titleTypes),
  title: z.string(),
  tax_no: z.string(),
  /** Tax included. */
  amount: moneyText,
  /** What was taken back of it. */
  red_amount: moneyText,
  status: z.enum(invoiceStatuses),
  is_amount_changed: z.boolean(),
  /** Of the blue document; empty before. */
  fapiao_no: z.string(),
  /** Why it was rejected, or failed; with a mismatch the number of the document. */
  reason: z.string(),
  /** What of a document on the tax side is not as it was asked for; such a document is not recorded. */
  mismatch: z.enum(invoiceMismatches).nullable(),
  /** How many orders or statements it is of. */
  count: z.int(),
  create_time: unixSeconds,
  due_time: unixSeconds,
  issue_time: unixSeconds.nullable(),
});
export type InvoiceSummary = z.output<typeof invoiceSummary>;

export const invoiceDetails = invoiceSummary.extend({
  title_facts: invoiceTitleShape,
  content_mode: z.enum(contentModes),
  remark: z.string(),
  note: z.string(),
  email: z.string(),
  mobile: z.string(),
  mail_address: useAddressSchema.nullable(),
  mail_carrier: z.string(),
  mail_tracking: z.string(),
  /** What it is of: orders with what of them, or statements. */
  orders: z.array(z.object({ no: z.string(), amount: moneyText })),
  statements: z.array(z.object({ no: z.string(), amount: moneyText })),
  /** What was asked for, as it will stand on the document. */
  items: z.array(invoiceRow),
  /** The blue one first, its red ones behind it. */
  documents: z.array(invoiceDocument),
  reds: z.array(redRecord),
  /** Numbers of what it takes the place of, and of what took its place. */
  replaces: z.string(),
  replaced_by: z.string(),
  /** The last first; `side` says whose doing it was. */
  timeline: z.array(
    z.object({
      event: z.string(),
      status: z.string(),
      side: z.enum(['recipient', 'issuer', 'platform', 'system']),
      reason: z.string(),
      /** As above. */
      mismatch: z.enum(invoiceMismatches).nullable(),
      time: unixSeconds,
    }),
  ),
});
export type InvoiceDetails = z.output<typeof invoiceDetails>;

/** One file of one document of an invoice, as every side asks for it. */
export const invoiceFileQuery = z.object({
  no: invoiceNo,
  fapiao_no: lineOfText(20),
  format: z.enum(invoiceFormats, 'choice'),
});
export const invoiceFileTypes = ['application/pdf', 'application/ofd', 'application/xml'];
