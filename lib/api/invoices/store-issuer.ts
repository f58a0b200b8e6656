import { postAt } from '../transport/post-at.ts';

export type { InvoiceIssuer } from '#lib/contract/invoices/store-issuer.ts';

export const saveInvoiceIssuer = postAt('/api/store/invoiceIssuerSave');
