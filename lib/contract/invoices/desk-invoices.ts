import { z } from 'zod';
import { filterDay } from '../day.ts';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, moneyText, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { invoiceDetails, invoiceNo, invoiceSummary } from './invoice-shapes.ts';
import { invoiceKinds, invoiceStatuses, issuerTypes, redReasons, redStatuses, titleOwners } from './records.ts';

/** Applications of all issuers, as operators see them. */

const day = filterDay.optional();

/** `waiting`: whose issuer has something to do; `overdue`: and should have done it by now. */
export const deskInvoiceViews = ['waiting', 'overdue', ...invoiceStatuses] as const;

const filters = {
  view: z.enum(deskInvoiceViews, 'choice').optional(),
  issuer: z.enum(issuerTypes, 'choice').optional(),
  /** A store that issues. */
  store_id: idField.optional(),
  kind: z.enum(invoiceKinds, 'choice').optional(),
  from: day,
  to: day,
  q: lineOfText(100).optional(),
};

const listed = invoiceSummary.extend({
  issuer_id: z.int(),
  recipient: z.enum(titleOwners),
  recipient_id: z.int(),
  is_overdue: z.boolean(),
  /** The reader gets it, or works for the store that issues or gets it. */
  is_own: z.boolean(),
});

export const operatorInvoices = endpoint({
  method: 'get',
  path: '/api/operator/invoice/list',
  summary:
    'Applications for invoices of all issuers; those that wait, by their deadline, and otherwise the newest first',
  query: z.object({ ...pageQuery, ...filters }),
  data: pageOf(listed),
});

export const operatorInvoice = endpoint({
  method: 'get',
  path: '/api/operator/invoice/info',
  summary: 'One application with its documents, red letters and what became of it',
  query: z.object({ no: invoiceNo }),
  data: invoiceDetails.extend({
    recipient: z.enum(titleOwners),
    recipient_id: z.int(),
    issuer_id: z.int(),
    is_own: z.boolean(),
  }),
});

export const operatorInvoiceExport = endpoint({
  method: 'get',
  path: '/api/operator/invoice/export',
  summary: 'The list as a spreadsheet file',
  query: z.object({ ...filters, format: z.enum(['csv', 'xlsx'], 'choice').default('csv') }),
  file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  data: z.string(),
});

/** `lost`: nothing came of it, or a provider could not do it; `open`: it may still become a red document. */
export const redViews = ['lost', 'open'] as const;

const redTask = z.object({
  red_no: z.string(),
  no: z.string(),
  issuer_name: z.string(),
  title: z.string(),
  amount: moneyText,
  reason: z.enum(redReasons),
  status: z.enum(redStatuses),
  fail_reason: z.string(),
  create_time: unixSeconds,
});

export const operatorInvoiceReds = endpoint({
  method: 'get',
  path: '/api/operator/invoice/reds',
  summary:
    'Red letters of all issuers, the last first; those of which nothing came need somebody to speak with the parties',
  query: z.object({ ...pageQuery, view: z.enum(redViews, 'choice').optional() }),
  data: pageOf(redTask),
});
