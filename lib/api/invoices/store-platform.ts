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
import { apiQuery } from '../transport/queries.ts';

export type PlatformInvoicing = DataOf<typeof storePlatformInvoicing>;
export type PlatformFees = DataOf<typeof storePlatformFees>;
export type StatementFees = PlatformFees['list'][number];
export type PlatformInvoice = DataOf<typeof storePlatformInvoices>['list'][number];
export type PlatformInvoiceInfo = DataOf<typeof storePlatformInvoice>;

/** What can be invoiced, what waits, and what was issued. */
export const platformInvoicingQuery = () => apiQuery('/api/store/platformInvoicing');

/** Statements of which the platform's fees can be invoiced. */
export const platformFeesQuery = () => apiQuery('/api/store/platformFees');

/** One invoice of the platform to the store. */
export const platformInvoiceQuery = (no: string) => apiQuery('/api/store/platformInvoice', { no });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Sent twice with one key it is one application. */
export const applyForFees = (body: BodyOf<typeof storePlatformInvoiceApply>, key: string) =>
  postApi('/api/store/platformInvoiceApply', body, { ...inForm, headers: { 'idempotency-key': key } });

export const confirmPlatformRed = (body: { no: string }) => postApi('/api/store/platformRedConfirm', body, inForm);
export const denyPlatformRed = (body: { no: string; reason: string }) =>
  postApi('/api/store/platformRedDeny', body, inForm);
export const cancelPlatformInvoice = (body: { no: string }) =>
  postApi('/api/store/platformInvoiceCancel', body, inForm);

/** Saves one file of a document, or all of them in one archive; answers the name under which it was saved. */
export const platformInvoiceFiles = {
  one: (file: QueryOf<typeof storePlatformInvoiceFile>) => downloadFile('/api/store/platformInvoiceFile', file),
  all: (no: string) => downloadFile('/api/store/platformInvoiceZip', { no }),
};
