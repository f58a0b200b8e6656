import type { DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { invoiceFile, invoiceOfOrder, invoiceOrders } from '#lib/contract/invoices/member-invoices.ts';
import type { ContentMode } from '#lib/contract/invoices/records.ts';
import { downloadFile } from '../transport/download.ts';
import { postAt, postOnceAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { InvoicePreview, MemberInvoice } from '#lib/contract/invoices/member-invoices.ts';

export type InvoiceableOrder = DataOf<typeof invoiceOrders>['list'][number];
export type InvoiceableLimits = DataOf<typeof invoiceOrders>['limits'];
export type InvoicesOfOrder = DataOf<typeof invoiceOfOrder>;

/** The invoices that these orders would become. */
export const invoicePreviewQuery = (orders: readonly string[], content_mode: ContentMode) =>
  apiQuery('/api/invoice/preview', { orders: orders.join(','), content_mode });

/** The same key makes the same invoices (docs/domain/common.md 4). */
export const applyForInvoice = postOnceAt('/api/invoice/apply');

export const cancelInvoice = postAt('/api/invoice/cancel');

export const changeInvoiceTitle = postAt('/api/invoice/changeTitle');

export const resendInvoice = postAt('/api/invoice/resend');

export const confirmRed = postAt('/api/invoice/redConfirm');

export const denyRed = postAt('/api/invoice/redDeny');

/** Saves one file of a document, or all files of an invoice in one archive; answers the name under which it was saved. */
export const memberInvoiceFiles = {
  one: (file: QueryOf<typeof invoiceFile>) => downloadFile('/api/invoice/file', file),
  all: (no: string) => downloadFile('/api/invoice/files', { no }),
};
