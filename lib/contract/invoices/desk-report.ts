import { z } from 'zod';
import { filterMonth } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { idField, moneyText, pageOf, pageQuery } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { documentColors, issuerTypes } from './records.ts';

/** What was issued, for the tax return. */

const month = filterMonth.optional();

const filters = {
  /** Months, both included; missing: the last three. */
  from: month,
  to: month,
  issuer: z.enum(issuerTypes, 'choice').optional(),
  store_id: idField.optional(),
  color: z.enum(documentColors, 'choice').optional(),
  /** Basis points. */
  rate: sentNumber('choice').int('choice').min(0, 'choice').max(9999, 'choice').optional(),
};

const figures = { count: z.int(), net: moneyText, tax: moneyText, total: moneyText };

const row = z.object({
  month: z.string(),
  issuer: z.enum(issuerTypes),
  issuer_id: z.int(),
  issuer_name: z.string(),
  color: z.enum(documentColors),
  /** Basis points. */
  rate: z.int(),
  ...figures,
});

export const operatorInvoiceReport = endpoint({
  method: 'get',
  path: '/api/operator/invoice/report',
  summary: 'Totals of what was issued by month, issuer, colour and rate',
  query: z.object(filters),
  data: z.object({
    from: z.string(),
    to: z.string(),
    list: z.array(row),
    /** Of all rows: blue, red, and what is left. A document with several rates is counted once. */
    sums: z.object({ blue: z.object(figures), red: z.object(figures), net: z.object(figures) }),
  }),
});

const document = z.object({
  no: z.string(),
  fapiao_code: z.string(),
  fapiao_no: z.string(),
  color: z.enum(documentColors),
  issue_date: z.string(),
  issuer_name: z.string(),
  buyer: z.string(),
  net: moneyText,
  tax: moneyText,
  total: moneyText,
});

export const operatorInvoiceDocuments = endpoint({
  method: 'get',
  path: '/api/operator/invoice/documents',
  summary: 'The documents that make up a figure of the report, the last first',
  query: z.object({ ...pageQuery, ...filters }),
  data: pageOf(document),
});

export const operatorInvoiceReportExport = endpoint({
  method: 'get',
  path: '/api/operator/invoice/reportExport',
  summary: 'The documents of the report as a spreadsheet file, a line each',
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});
