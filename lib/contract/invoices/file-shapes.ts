import { z } from 'zod';
import { differenceFields } from './issuer-files.ts';
import { invoiceFormats } from './records.ts';

/** What of a file is otherwise than what it should say. */
export const invoiceDifference = z.object({
  field: z.enum(differenceFields),
  expected: z.string(),
  found: z.string(),
  /** Kinds of brackets, blanks or capitals alone. */
  is_spelling: z.boolean(),
});
export type InvoiceDifference = z.output<typeof invoiceDifference>;

/** What was read of a file. */
export const readInvoiceFile = z.object({
  url: z.string(),
  name: z.string(),
  format: z.enum(invoiceFormats),
  is_unreadable: z.boolean(),
  fapiao_code: z.string(),
  fapiao_no: z.string(),
  issue_date: z.string(),
  differences: z.array(invoiceDifference),
});
export type ReadInvoiceFile = z.output<typeof readInvoiceFile>;
