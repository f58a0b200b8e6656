import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  emailField,
  idField,
  lineOfText,
  mobileField,
  moneyText,
  noQuery,
  pageOf,
  pageQuery,
  requiredText,
} from '../fields.ts';
import { listedStatuses, statementNo } from '../settlement/statement-words.ts';
import { storePlatformInvoices as changed } from '../stale-reads.ts';
import {
  invoiceDetails,
  invoiceFileQuery,
  invoiceFileTypes,
  invoiceNo,
  invoiceSummary,
  redNo,
} from './invoice-shapes.ts';
import { contentModes, invoiceKinds, invoiceStatuses } from './records.ts';

/** Invoices that the platform makes out to a store, for what it takes of its statements. */

const sums = z.object({ count: z.int(), amount: moneyText });

export const storePlatformInvoicing = endpoint({
  method: 'get',
  path: '/api/store/platformInvoicing',
  summary: 'What the platform has charged the store: to be invoiced, waiting, and invoiced',
  query: noQuery,
  data: z.object({
    /** Statements of which something can be invoiced, and what. */
    open: sums,
    /** Asked for and not issued yet. */
    waiting: sums,
    /** Issued, less what was taken back. */
    issued: sums,
    /** Given back by the platform, and not set off yet. */
    credit: moneyText,
    /** How many titles the store has. */
    titles: z.int(),
    /** Applications of which a red letter waits for the store. */
    to_confirm: z.array(z.string()),
  }),
});

const fees = z.object({
  no: z.string(),
  /** Days of the shop, both included. */
  from: z.string(),
  to: z.string(),
  status: z.enum(listedStatuses),
  commission: moneyText,
  payment_fee: moneyText,
  /** Asked for or invoiced already. */
  asked: moneyText,
  /** Sets off what the platform has given back in other statements. */
  offset: moneyText,
  /** What can be invoiced now. */
  amount: moneyText,
});
export type StatementFees = z.output<typeof fees>;

export const storePlatformFees = endpoint({
  method: 'get',
  path: '/api/store/platformFees',
  summary: 'Statements of which the platform’s fees can be invoiced, the oldest first',
  query: noQuery,
  data: z.object({
    list: z.array(fees),
    amount: moneyText,
    credit: moneyText,
    /** Less is not invoiced. */
    smallest: moneyText,
    /** More is split into several invoices. */
    cap: moneyText,
    is_special_offered: z.boolean(),
    issuer_name: z.string(),
  }),
});

export const feeApplicationBody = z.object({
  statements: z.array(statementNo).min(1, 'required').max(100, 'tooMany'),
  title_id: idField,
  kind: z.enum(invoiceKinds, 'choice'),
  content_mode: z.enum(contentModes, 'choice').default('detail'),
  remark: lineOfText(200).default(''),
  note: lineOfText(200).default(''),
  email: z.union([z.literal(''), emailField]).default(''),
  mobile: z.union([z.literal(''), mobileField]).default(''),
});

/** What a form asks of it: the title is chosen in a list. */
export const feeApplicationForm = feeApplicationBody
  .omit({ statements: true, mobile: true })
  .extend({ title_id: requiredText(20) });

export const storePlatformInvoiceApply = endpoint({
  method: 'post',
  path: '/api/store/platformInvoiceApply',
  isOnce: true,
  summary: 'Asks the platform for an invoice of its fees in these statements',
  body: feeApplicationBody,
  stale: changed,
  data: z.object({ nos: z.array(z.string()) }),
});

export const storePlatformInvoices = endpoint({
  method: 'get',
  path: '/api/store/platformInvoices',
  summary: 'Invoices from the platform that the store has asked for, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(invoiceStatuses, 'choice').optional(),
    q: lineOfText(60).optional(),
  }),
  data: pageOf(invoiceSummary),
});

/** A red letter that waits for the store is the last of `reds`. */
const recipientActions = ['cancel', 'answer_red'] as const;

export const storePlatformInvoice = endpoint({
  method: 'get',
  path: '/api/store/platformInvoice',
  summary: 'One of them with its documents and what became of it',
  query: z.object({ no: invoiceNo }),
  data: invoiceDetails.extend({ actions: z.array(z.enum(recipientActions)) }),
});

export const storePlatformInvoiceFile = endpoint({
  method: 'get',
  path: '/api/store/platformInvoiceFile',
  summary: 'One file of a document of one of them',
  query: invoiceFileQuery,
  file: invoiceFileTypes,
  data: z.string(),
});

export const storePlatformInvoiceZip = endpoint({
  method: 'get',
  path: '/api/store/platformInvoiceZip',
  summary: 'All files of one of them in one archive',
  query: z.object({ no: invoiceNo }),
  file: ['application/zip'],
  data: z.string(),
});

export const storePlatformInvoiceCancel = endpoint({
  method: 'post',
  path: '/api/store/platformInvoiceCancel',
  summary: 'Withdraws an application that is not issued yet; its statements can be invoiced again',
  body: z.object({ no: invoiceNo }),
  stale: changed,
});

export const storePlatformRedConfirm = endpoint({
  method: 'post',
  path: '/api/store/platformRedConfirm',
  summary: 'Agrees that the platform reverses an invoice',
  body: z.object({ no: redNo }),
  stale: changed,
});

export const storePlatformRedDeny = endpoint({
  method: 'post',
  path: '/api/store/platformRedDeny',
  summary: 'Does not agree, and says why; the invoice stays as it is',
  body: z.object({ no: redNo, reason: requiredText(200).pipe(lineOfText(200)) }),
  stale: changed,
});
