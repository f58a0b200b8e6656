import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeInvoiceIssuerSave } from '#lib/contract/invoices/store-issuer.ts';
import { postApi } from '../transport/browser.ts';

export type { InvoiceIssuer } from '#lib/contract/invoices/store-issuer.ts';

export const saveInvoiceIssuer = (body: BodyOf<typeof storeInvoiceIssuerSave>) =>
  postApi('/api/store/invoiceIssuerSave', body, { isSuccessShown: true, isCodeShown: false });
