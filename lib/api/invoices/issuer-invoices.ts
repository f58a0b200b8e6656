import type { BodyOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { storeInvoiceBatch } from '#lib/contract/invoices/issuer-batches.ts';
import type { storeInvoice } from '#lib/contract/invoices/issuer-invoices.ts';
import { type SellerSide, sellerPathOf } from '#lib/contract/seller-path.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { inForm } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { InvoiceDifference, ReadInvoiceFile } from '#lib/contract/invoices/file-shapes.ts';
export type { InvoiceFileReport, TaxReport } from '#lib/contract/invoices/issuer-batches.ts';
export type { IssuerDetails, IssuerInvoice } from '#lib/contract/invoices/issuer-invoices.ts';

const pathOf = sellerPathOf('invoice');

type Calls = typeof storeInvoice & typeof storeInvoiceBatch;
type Body<Name extends keyof Calls> = BodyOf<Calls[Name]>;

/** The screen says at its place what is refused. */
/** One of many rows: the list says how each went. */
const silent: CallOptions = { isCodeShown: false, isErrorShown: false, isDuplicateCancelled: false };
const quiet: CallOptions = { isCodeShown: false, isDuplicateCancelled: false };

/**
 * What whoever issues reads and does, of one side: the screens take these. Stores and the platform's desk make the same calls.
 */
const issuingOf = (side: SellerSide) => ({
  counts: () => apiQuery(pathOf(side, 'counts')),
  info: (no: string) => apiQuery(pathOf(side, 'detail'), { no }),
  begin: (body: Body<'begin'>) => postApi(pathOf(side, 'begin'), body, inForm),
  /** The same as one of many. */
  beginQuietly: (body: Body<'begin'>) => postApi(pathOf(side, 'begin'), body, silent),
  record: (body: Body<'record'>) => postApi(pathOf(side, 'record'), body, inForm),
  reject: (body: Body<'reject'>) => postApi(pathOf(side, 'reject'), body, inForm),
  /** The same as one of many. */
  rejectQuietly: (body: Body<'reject'>) => postApi(pathOf(side, 'reject'), body, silent),
  read: (body: Body<'read'>) => postApi(pathOf(side, 'read'), body, quiet),
  askRed: (body: Body<'askRed'>) => postApi(pathOf(side, 'askRed'), body, inForm),
  askRedAgain: (body: Body<'askRedAgain'>) => postApi(pathOf(side, 'askRedAgain'), body, inForm),
  recordRed: (body: Body<'recordRed'>) => postApi(pathOf(side, 'recordRed'), body, inForm),
  withdrawRed: (body: Body<'withdrawRed'>) => postApi(pathOf(side, 'withdrawRed'), body, inForm),
  makeVoid: (body: Body<'void'>) => postApi(pathOf(side, 'void'), body, inForm),
  mail: (body: Body<'mail'>) => postApi(pathOf(side, 'mail'), body, inForm),
  checkFiles: (body: Body<'filesCheck'>) => postApi(pathOf(side, 'filesCheck'), body, quiet),
  saveFiles: (body: Body<'filesSave'>) => postApi(pathOf(side, 'filesSave'), body, quiet),
  checkResult: (body: Body<'resultCheck'>) => postApi(pathOf(side, 'resultCheck'), body, quiet),
  applyResult: (body: Body<'resultApply'>) => postApi(pathOf(side, 'resultApply'), body, quiet),
  /** Each answers the name under which it was saved. */
  files: {
    one: (file: QueryOf<Calls['file']>) => downloadFile(pathOf(side, 'file'), file),
    all: (no: string) => downloadFile(pathOf(side, 'zip'), { no }),
  },
  downloadToIssue: (format: 'csv' | 'xlsx') => downloadFile(pathOf(side, 'toIssue'), { format }),
});
export type IssuingCalls = ReturnType<typeof issuingOf>;

export const storeIssuing = issuingOf('store');
export const deskIssuing = issuingOf('desk');
