import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lineOfText, moneyText, noQuery, typedText } from '../fields.ts';
import { invoiceProviders } from './records.ts';
import { areTaxFileColumns, areTaxResultColumns } from './tax-file.ts';

/** What stands on documents as the seller, and how the store issues. */
const issuer = z.object({
  /** Of its licence. */
  name: z.string(),
  tax_no: z.string(),
  /** Empty: as the store’s own particulars say. */
  address: z.string(),
  phone: z.string(),
  bank_name: z.string(),
  bank_account: z.string(),
  drawer: z.string(),
  provider: z.enum(invoiceProviders),
  /** Those that can be chosen. */
  providers: z.array(z.enum(invoiceProviders)),
  is_auto_issue: z.boolean(),
  is_special_offered: z.boolean(),
  /** Per cent for everything, of a small taxpayer; empty: as the category says. */
  flat_rate: z.string(),
  /** Columns of files for its tax software and of their answers, a line each; empty: as the shop says. */
  file_columns: z.string(),
  result_columns: z.string(),
  /** What the shop says. */
  usual_file_columns: z.string(),
  usual_result_columns: z.string(),
  /** The desk’s. */
  cap: moneyText,
  version: z.int(),
});
export type InvoiceIssuer = z.output<typeof issuer>;

export const storeInvoiceIssuer = endpoint({
  method: 'get',
  path: '/api/store/invoiceIssuer',
  summary: 'What stands on the store’s invoices as the seller, and how it issues them',
  query: noQuery,
  data: issuer,
});

/** Rates that there are for small taxpayers, and room for those to come. */
const flatRate = z
  .string()
  .trim()
  .regex(/^(\d{1,2}(\.\d{1,2})?)?$/, 'percent');

export const invoiceIssuerBody = z.object({
  address: lineOfText(200).default(''),
  phone: lineOfText(30).default(''),
  bank_name: lineOfText(100).default(''),
  bank_account: z
    .string()
    .trim()
    .regex(/^[0-9A-Za-z -]{0,32}$/, 'bankAccount')
    .default(''),
  drawer: lineOfText(40).default(''),
  provider: z.enum(invoiceProviders, 'choice'),
  is_auto_issue: z.boolean('invalid').default(false),
  is_special_offered: z.boolean('invalid').default(true),
  flat_rate: flatRate.default(''),
  file_columns: typedText().max(2000, 'tooLong').refine(areTaxFileColumns, 'taxFileColumns').default(''),
  result_columns: typedText().max(600, 'tooLong').refine(areTaxResultColumns, 'taxResultColumns').default(''),
  /** What was read: somebody else’s change in between is not lost. */
  version: z.int(),
});

export const storeInvoiceIssuerSave = endpoint({
  method: 'post',
  path: '/api/store/invoiceIssuerSave',
  summary: 'Changes what stands on the store’s invoices as the seller, and how it issues them',
  body: invoiceIssuerBody,
  stale: ['/api/store/invoiceIssuer', '/api/store/invoiceHome'],
  data: issuer,
});

const sums = z.object({ count: z.int(), total: moneyText, tax: moneyText });

export const storeInvoiceHome = endpoint({
  method: 'get',
  path: '/api/store/invoiceHome',
  summary: 'What the store has to do with invoices in both directions, and what it has issued this month',
  query: noQuery,
  data: z.object({
    /** As the issuer. */
    todo: z.int(),
    late: z.int(),
    failed: z.int(),
    issuing: z.int(),
    reds: z.int(),
    /** Issued without a file yet. */
    bare: z.int(),
    /** Of this calendar month, by the day on the documents. */
    blue: sums,
    red: sums,
    /** From the platform for its fees: asked for and not there yet, and there. */
    received_open: z.int(),
    received: z.int(),
  }),
});
