import { defineList } from '#components/lists/define-list.ts';
import { storePlatformInvoices } from '#lib/contract/invoices/store-platform.ts';

/** Invoices from the platform that the store has asked for. */
export const platformInvoiceList = defineList(storePlatformInvoices, { name: 'store-platform-invoices' });
