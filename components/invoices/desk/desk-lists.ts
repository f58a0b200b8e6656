import { defineList } from '#components/lists/define-list.ts';
import { operatorInvoiceReds, operatorInvoices } from '#lib/contract/invoices/desk-invoices.ts';
import { operatorInvoiceIssuers } from '#lib/contract/invoices/desk-issuers.ts';
import { operatorInvoiceDocuments } from '#lib/contract/invoices/desk-report.ts';
import { operatorSettlementInvoices } from '#lib/contract/invoices/desk-settlements.ts';
import { operatorTaxCodes } from '#lib/contract/invoices/desk-taxes.ts';
import { operatorTitleDocuments } from '#lib/contract/invoices/desk-title-documents.ts';

/** Applications of all issuers, at first those whose issuer has something to do. */
export const deskInvoiceList = defineList(operatorInvoices, {
  name: 'desk-invoices',
  file: '/api/operator/invoice/export',
  usual: () => ({ view: 'waiting' as const }),
});

/** Documents, at first those that wait. */
export const papersList = defineList(operatorTitleDocuments, {
  name: 'desk-papers',
  usual: () => ({ status: 'pending' as const }),
});

/** Red letters, at first those of which nothing came. */
export const redList = defineList(operatorInvoiceReds, {
  name: 'desk-reds',
  usual: () => ({ view: 'lost' as const }),
});

/** What stores have handed in, at first what waits; one that somebody was led to is shown whatever became of it. */
export const handedInList = defineList(operatorSettlementInvoices, {
  name: 'desk-settlement-invoices',
  usual: ({ no }) => (no ? {} : { status: 'submitted' as const }),
});

export const taxCodeList = defineList(operatorTaxCodes, { name: 'desk-tax-codes' });
export const issuerList = defineList(operatorInvoiceIssuers, { name: 'desk-issuers' });

/** The documents behind the figures, under the same filters. */
export const documentList = defineList(operatorInvoiceDocuments, {
  name: 'desk-invoice-documents',
  file: '/api/operator/invoice/reportExport',
});

/** Where in the list of documents somebody is: of no meaning for the figures. */
const places = ['page', 'limit'];

/** What the report is asked with: the filters of its documents. */
export const toReportQuery = (state: ReturnType<typeof documentList.read>) =>
  Object.fromEntries(Object.entries(state).filter(([name, value]) => !places.includes(name) && value !== undefined));
