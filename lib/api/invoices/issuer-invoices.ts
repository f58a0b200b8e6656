import type { BodyOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { storeInvoiceBatch } from '#lib/contract/invoices/issuer-batches.ts';
import type { storeInvoice } from '#lib/contract/invoices/issuer-invoices.ts';
import { taxResultBytes } from '#lib/contract/invoices/tax-file.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { apiQuery } from '../transport/queries.ts';

export type { InvoiceFileReport, TaxReport } from '#lib/contract/invoices/issuer-batches.ts';
export type {
  InvoiceDifference,
  IssuerDetails,
  IssuerInvoice,
  ReadInvoiceFile,
} from '#lib/contract/invoices/issuer-invoices.ts';

type Calls = typeof storeInvoice & typeof storeInvoiceBatch;
type Body<Name extends keyof Calls> = BodyOf<Calls[Name]>;

/** The screen says at its place what is refused. */
const inPlace: CallOptions = { isSuccessShown: true, isCodeShown: false };
/** One of many rows: the list says how each went. */
const silent: CallOptions = { isCodeShown: false, isErrorShown: false, isDuplicateCancelled: false };
const quiet: CallOptions = { isCodeShown: false, isDuplicateCancelled: false };

/**
 * What whoever issues reads and does, of one side: the screens take these, so that the platform's desk can hand them its own.
 */
export const storeIssuing = {
  counts: () => apiQuery('/api/store/invoiceCounts'),
  info: (no: string) => apiQuery('/api/store/invoiceDetail', { no }),
  begin: (body: Body<'begin'>) => postApi('/api/store/invoiceBegin', body, inPlace),
  /** The same as one of many. */
  beginQuietly: (body: Body<'begin'>) => postApi('/api/store/invoiceBegin', body, silent),
  record: (body: Body<'record'>) => postApi('/api/store/invoiceRecord', body, inPlace),
  reject: (body: Body<'reject'>) => postApi('/api/store/invoiceReject', body, inPlace),
  /** The same as one of many. */
  rejectQuietly: (body: Body<'reject'>) => postApi('/api/store/invoiceReject', body, silent),
  read: (body: Body<'read'>) => postApi('/api/store/invoiceRead', body, quiet),
  askRed: (body: Body<'askRed'>) => postApi('/api/store/invoiceAskRed', body, inPlace),
  recordRed: (body: Body<'recordRed'>) => postApi('/api/store/invoiceRecordRed', body, inPlace),
  withdrawRed: (body: Body<'withdrawRed'>) => postApi('/api/store/invoiceWithdrawRed', body, inPlace),
  makeVoid: (body: Body<'void'>) => postApi('/api/store/invoiceVoid', body, inPlace),
  mail: (body: Body<'mail'>) => postApi('/api/store/invoiceMail', body, inPlace),
  checkFiles: (body: Body<'filesCheck'>) => postApi('/api/store/invoiceFilesCheck', body, quiet),
  saveFiles: (body: Body<'filesSave'>) => postApi('/api/store/invoiceFilesSave', body, quiet),
  checkResult: (body: Body<'resultCheck'>) => postApi('/api/store/invoiceResultCheck', body, quiet),
  applyResult: (body: Body<'resultApply'>) => postApi('/api/store/invoiceResultApply', body, quiet),
  /** Saves a file; answers the name under which it was saved. */
  downloadFile: (query: QueryOf<Calls['file']>) => downloadFile('/api/store/invoiceFile', query),
  downloadAll: (no: string) => downloadFile('/api/store/invoiceZip', { no }),
  downloadToIssue: (format: 'csv' | 'xlsx') => downloadFile('/api/store/invoiceToIssue', { format }),
};
export type IssuingCalls = typeof storeIssuing;

/** A file as the calls take it; undefined for one that is too large. */
export async function readTaxResult(file: File): Promise<string | undefined> {
  if (file.size > taxResultBytes) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
