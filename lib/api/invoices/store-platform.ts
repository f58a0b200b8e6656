import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type {
  storePlatformFees,
  storePlatformInvoice,
  storePlatformInvoiceApply,
  storePlatformInvoiceFile,
  storePlatformInvoices,
  storePlatformInvoicing,
} from '#lib/contract/invoices/store-platform.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';
import { inForm, postAt } from '../transport/post-at.ts';

export type PlatformInvoicing = DataOf<typeof storePlatformInvoicing>;
export type PlatformFees = DataOf<typeof storePlatformFees>;
export type StatementFees = PlatformFees['list'][number];
export type PlatformInvoice = DataOf<typeof storePlatformInvoices>['list'][number];
export type PlatformInvoiceInfo = DataOf<typeof storePlatformInvoice>;

/** Sent twice with one key it is one application. */
export const applyForFees = (body: BodyOf<typeof storePlatformInvoiceApply>, key: string) =>
  postApi('/api/store/platformInvoiceApply', body, { ...inForm, headers: { 'idempotency-key': key } });

export const confirmPlatformRed = postAt('/api/store/platformRedConfirm');
export const denyPlatformRed = postAt('/api/store/platformRedDeny');
export const cancelPlatformInvoice = postAt('/api/store/platformInvoiceCancel');

/** Saves one file of a document, or all of them in one archive; answers the name under which it was saved. */
export const platformInvoiceFiles = {
  one: (file: QueryOf<typeof storePlatformInvoiceFile>) => downloadFile('/api/store/platformInvoiceFile', file),
  all: (no: string) => downloadFile('/api/store/platformInvoiceZip', { no }),
};
