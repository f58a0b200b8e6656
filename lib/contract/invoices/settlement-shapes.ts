import { z } from 'zod';
import { moneyText, unixSeconds } from '../fields.ts';
import { statementNo } from '../settlement/statement-words.ts';
import { invoiceFormats } from './records.ts';
import { invoiceNeeds, settlementInvoiceStatuses } from './settlement-words.ts';

/** Invoices that stores issue to the platform for what they are settled, as both sides see them. */

export const settlementNo = z
  .string()
  .trim()
  .regex(/^SI\d{14}$/, 'invalid');

/** Which statements an invoice is for, and what each is of it. */
const stated = z.object({ no: statementNo, amount: moneyText });

export const settlementInvoice = z.object({
  no: z.string(),
  amount: moneyText,
  fapiao_code: z.string(),
  fapiao_no: z.string(),
  /** `yyyy-mm-dd`. */
  issue_date: z.string(),
  status: z.enum(settlementInvoiceStatuses),
  /** Why it was refused. */
  reason: z.string(),
  statements: z.array(stated),
  files: z.array(z.enum(invoiceFormats)),
  create_time: unixSeconds,
  decide_time: unixSeconds.nullable(),
});

export const settlementFileQuery = z.object({ no: settlementNo, format: z.enum(invoiceFormats, 'choice') });

/** What a store’s withdrawal is paid upon: the statements whose money it is, with the invoice that is handed in for each. */
export const withdrawalInvoices = z.object({
  need: z.enum(invoiceNeeds),
  statements: z.array(z.object({ no: z.string(), net: moneyText, invoice_no: z.string() })),
});
export type WithdrawalInvoicesRecord = z.output<typeof withdrawalInvoices>;
