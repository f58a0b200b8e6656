import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountField, idField, lineOfText, noQuery, requiredText } from '../fields.ts';
import { trackingNoField } from '../orders/tracked.ts';
import { type SellerSide, sellerPathOf } from '../seller-path.ts';
import { issuerInvoices } from '../stale-reads.ts';
import { sortOf, workPageOf, workQuery } from '../work-list.ts';
import { readInvoiceFile } from './file-shapes.ts';
import {
  invoiceDetails,
  invoiceFileQuery,
  invoiceFileTypes,
  invoiceNo,
  invoiceSummary,
  redNo,
} from './invoice-shapes.ts';
import { issuerActions, issuerSorts, issuerTabs } from './issuer-work.ts';
import { invoiceKinds, invoiceMedia, redReasons } from './records.ts';

/** What whoever issues does: a store, or the platform on its desk. Their calls are the same, under other addresses. */
const pathOf = sellerPathOf('invoice');

const issuerInvoice = invoiceSummary.extend({
  /** Past the day on which it should have been issued. */
  is_late: z.boolean(),
  /** Its document has no file yet: recorded by a list of results. */
  lacks_file: z.boolean(),
  actions: z.array(z.enum(issuerActions)),
});
export type IssuerInvoice = z.output<typeof issuerInvoice>;

const issuerDetails = invoiceDetails.extend({
  is_late: z.boolean(),
  lacks_file: z.boolean(),
  actions: z.array(z.enum(issuerActions)),
  /** The red letter that is open: its document can be recorded, or it can be withdrawn; empty: none. */
  open_red: z.string(),
  /** Whoever has issued it for its issuer takes it back as well: nobody has to do it on the tax side. */
  is_taken_back_by_provider: z.boolean(),
});
export type IssuerDetails = z.output<typeof issuerDetails>;

const filter = {
  tab: z.enum(issuerTabs, 'choice').default('todo'),
  kind: z.enum(invoiceKinds, 'choice').optional(),
  medium: z.enum(invoiceMedia, 'choice').optional(),
  /** Late ones, or those whose document has no file yet. */
  mark: z.enum(['late', 'file'], 'choice').optional(),
  min: amountField.optional(),
  max: amountField.optional(),
  /** The number of an application, a document, a red letter or an order, or a part of a title or tax number. */
  q: z.string().trim().max(60, 'tooLong').optional(),
};

/** The day that stands on an invoice. */
export const invoiceDay = z.iso.date('date');
/** A number, or a code, of the tax side. */
export const invoiceDigits = z
  .string()
  .trim()
  .regex(/^\d{0,20}$/, 'invalid');
/** Files of an invoice that were uploaded for it. */
export const invoiceUploads = z.array(z.object({ url: requiredText(255) })).max(4, 'tooMany');

export const invoiceRecordBody = z.object({
  no: invoiceNo,
  fapiao_code: invoiceDigits.default(''),
  fapiao_no: invoiceDigits.min(1, 'required'),
  issue_date: invoiceDay,
  check_code: lineOfText(32).default(''),
  drawer: lineOfText(40).default(''),
  files: invoiceUploads.default([]),
  /** What is only spelt otherwise in a file is the same. */
  accepts_spelling: z.boolean('invalid').default(false),
});

export const invoiceRedBody = z.object({
  red_no: redNo,
  fapiao_code: invoiceDigits.default(''),
  fapiao_no: invoiceDigits.min(1, 'required'),
  issue_date: invoiceDay,
  files: invoiceUploads.default([]),
});

/** With tax; empty: all that is left. */
const redAmount = z.union([z.literal(''), amountField], { error: 'amount' }).default('');

export const invoiceAskRedBody = z.object({
  no: invoiceNo,
  reason: z.enum(redReasons, 'choice'),
  /** Places among the rows of the invoice, from 1, each with what is taken back of it; none: any of them. */
  rows: z
    .array(z.object({ row: idField, amount: redAmount }))
    .max(200, 'tooMany')
    .default([]),
  /** Of rows that are not chosen, the first first. */
  amount: redAmount,
  note: lineOfText(200).default(''),
});

export const invoiceAskRedAgainBody = z.object({
  no: invoiceNo,
  /** Left empty: the numbers of the orders. */
  note: lineOfText(200).default(''),
});

const invoiceWithdrawRedBody = z.object({ red_no: redNo, reason: requiredText(200).pipe(lineOfText(200)) });

const invoiceRejectBody = z.object({ no: invoiceNo, reason: requiredText(200).pipe(lineOfText(200)) });

export const invoiceMailBody = z.object({
  no: invoiceNo,
  carrier: requiredText(40).pipe(lineOfText(40)),
  tracking: trackingNoField,
});

const byNo = z.object({ no: invoiceNo });

const reads = <Side extends SellerSide>(side: Side) => ({
  list: endpoint({
    method: 'get',
    path: pathOf(side, 'issuing'),
    summary: 'Invoices to issue and issued, what is due first in front, paged by key',
    query: z.object({ ...workQuery(issuerSorts), ...filter }),
    data: workPageOf(issuerInvoice),
  }),
  counts: endpoint({
    method: 'get',
    path: pathOf(side, 'counts'),
    summary: 'How many invoices wait, are late, have failed, are on their way, and are being reversed',
    query: noQuery,
    data: z.object({ todo: z.int(), late: z.int(), failed: z.int(), issuing: z.int(), reds: z.int() }),
  }),
  info: endpoint({
    method: 'get',
    path: pathOf(side, 'detail'),
    summary: 'One invoice as whoever issues it reads it',
    query: byNo,
    data: issuerDetails,
  }),
});

/** What is read as a file. */
const downloads = <Side extends SellerSide>(side: Side) => ({
  file: endpoint({
    method: 'get',
    path: pathOf(side, 'file'),
    summary: 'One file of an invoice, as it was kept',
    query: invoiceFileQuery,
    file: invoiceFileTypes,
    data: z.string(),
  }),
  zip: endpoint({
    method: 'get',
    path: pathOf(side, 'zip'),
    summary: 'All files of an invoice in one archive',
    query: byNo,
    file: ['application/zip'],
    data: z.string(),
  }),
  toIssue: endpoint({
    method: 'get',
    path: pathOf(side, 'toIssue'),
    summary: 'What is to be issued as a file for tax software, a row for each line; who downloaded it is logged',
    query: z.object({
      format: z.enum(['csv', 'xlsx'], 'choice').default('xlsx'),
      sort: sortOf(issuerSorts),
    }),
    file: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    data: z.string(),
  }),
});

const writes = <Side extends SellerSide>(side: Side) => {
  const stale = issuerInvoices[side];
  return {
    begin: endpoint({
      method: 'post',
      path: pathOf(side, 'begin'),
      summary: 'Hands a request to the provider that its issuer has chosen; what comes of it is told later',
      body: byNo,
      stale,
    }),
    record: endpoint({
      method: 'post',
      path: pathOf(side, 'record'),
      summary: 'Records an invoice that was issued manually; files that can be read have to say the same',
      body: invoiceRecordBody,
      stale,
    }),
    reject: endpoint({
      method: 'post',
      path: pathOf(side, 'reject'),
      summary: 'Rejects a request with a reason; its amount is free again',
      body: invoiceRejectBody,
      stale,
    }),
    read: endpoint({
      method: 'post',
      path: pathOf(side, 'read'),
      summary: 'Says what uploaded files say of an invoice, and what otherwise than was asked for; nothing is saved',
      body: z.object({ no: invoiceNo, files: invoiceUploads.min(1, 'required') }),
      stale: [],
      data: z.object({ files: z.array(readInvoiceFile) }),
    }),
  };
};

/** Red letters over an invoice that is issued. */
const reds = <Side extends SellerSide>(side: Side) => {
  const stale = issuerInvoices[side];
  return {
    recordRed: endpoint({
      method: 'post',
      path: pathOf(side, 'recordRed'),
      summary: 'Records the red document of a red letter that nobody has to confirm any more',
      body: invoiceRedBody,
      stale,
    }),
    askRed: endpoint({
      method: 'post',
      path: pathOf(side, 'askRed'),
      summary:
        'Asks for a red letter over all that is left of an invoice, rows of it with an amount each, or an amount; its recipient has to agree where it is special',
      body: invoiceAskRedBody,
      stale,
    }),
    askRedAgain: endpoint({
      method: 'post',
      path: pathOf(side, 'askRedAgain'),
      summary:
        'Asks again, under a new number, for what refunds have made too much of an invoice where a red letter came to nothing',
      body: invoiceAskRedAgainBody,
      stale,
    }),
    withdrawRed: endpoint({
      method: 'post',
      path: pathOf(side, 'withdrawRed'),
      summary: 'Withdraws a red letter that has no document yet; the invoice is what it was',
      body: invoiceWithdrawRedBody,
      stale,
    }),
  };
};

/** What is done with an invoice on paper. */
const onPaper = <Side extends SellerSide>(side: Side) => {
  const stale = issuerInvoices[side];
  return {
    void: endpoint({
      method: 'post',
      path: pathOf(side, 'void'),
      summary: 'Voids a paper invoice in the month it was issued in; all sheets have come back',
      body: byNo,
      stale,
    }),
    mail: endpoint({
      method: 'post',
      path: pathOf(side, 'mail'),
      summary: 'Says which carrier brings a paper invoice',
      body: invoiceMailBody,
      stale,
    }),
  };
};

const issuerCalls = <Side extends SellerSide>(side: Side) => ({
  ...reads(side),
  ...downloads(side),
  ...writes(side),
  ...reds(side),
  ...onPaper(side),
});

export const storeInvoice = issuerCalls('store');
/** The platform’s own desk: what the platform sold itself, and its fees. */
export const operatorOwnInvoice = issuerCalls('desk');
