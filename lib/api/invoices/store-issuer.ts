import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeInvoiceIssuerSave } from '#lib/contract/invoices/store-issuer.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type { InvoiceIssuer } from '#lib/contract/invoices/store-issuer.ts';

/** How the store issues. */
export const invoiceIssuerQuery = () => apiQuery('/api/store/invoiceIssuer');

export const saveInvoiceIssuer = (body: BodyOf<typeof storeInvoiceIssuerSave>) =>
  postApi('/api/store/invoiceIssuerSave', body, { isSuccessShown: true, isCodeShown: false });

/** What the store has to do with invoices in both directions. */
export const invoiceHomeQuery = () => apiQuery('/api/store/invoiceHome');
