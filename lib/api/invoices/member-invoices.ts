import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type {
  invoiceApply,
  invoiceChangeTitle,
  invoiceFile,
  invoiceOfOrder,
  invoiceOrders,
  invoiceRedDeny,
  invoiceResend,
} from '#lib/contract/invoices/member-invoices.ts';
import type { ContentMode } from '#lib/contract/invoices/records.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { apiQuery } from '../transport/queries.ts';

export type { InvoicePreview, MemberInvoice } from '#lib/contract/invoices/member-invoices.ts';

export type InvoiceableOrder = DataOf<typeof invoiceOrders>['list'][number];
export type InvoiceableLimits = DataOf<typeof invoiceOrders>['limits'];
export type InvoicesOfOrder = DataOf<typeof invoiceOfOrder>;

/** The invoices that these orders would become. */
export const invoicePreviewQuery = (orders: readonly string[], content_mode: ContentMode) =>
  apiQuery('/api/invoice/preview', { orders: orders.join(','), content_mode });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** The same key makes the same invoices (docs/domain/common.md 4). */
export const applyForInvoice = (body: BodyOf<typeof invoiceApply>, key: string) =>
  postApi('/api/invoice/apply', body, {
    ...inForm,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

export const cancelInvoice = (body: { no: string }) => postApi('/api/invoice/cancel', body, inForm);

export const changeInvoiceTitle = (body: BodyOf<typeof invoiceChangeTitle>) =>
  postApi('/api/invoice/changeTitle', body, inForm);

export const resendInvoice = (body: BodyOf<typeof invoiceResend>) => postApi('/api/invoice/resend', body, inForm);

export const confirmRed = (body: { no: string }) => postApi('/api/invoice/redConfirm', body, inForm);

export const denyRed = (body: BodyOf<typeof invoiceRedDeny>) => postApi('/api/invoice/redDeny', body, inForm);

/** Saves one file of a document, or all files of an invoice in one archive; answers the name under which it was saved. */
export const memberInvoiceFiles = {
  one: (file: QueryOf<typeof invoiceFile>) => downloadFile('/api/invoice/file', file),
  all: (no: string) => downloadFile('/api/invoice/files', { no }),
};
