import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { operatorInvoiceReds, operatorInvoices } from '#lib/contract/invoices/desk-invoices.ts';
import type {
  operatorInvoiceIssuerSave,
  operatorInvoiceIssuers,
  operatorPlatformIssuer,
  operatorPlatformIssuerSave,
} from '#lib/contract/invoices/desk-issuers.ts';
import type { operatorPapers, operatorPapersReject } from '#lib/contract/invoices/desk-papers.ts';
import type { operatorInvoiceDocuments, operatorInvoiceReport } from '#lib/contract/invoices/desk-report.ts';
import type {
  operatorCategoryTaxes,
  operatorCategoryTaxSave,
  operatorTaxCodeSave,
  operatorTaxCodes,
} from '#lib/contract/invoices/desk-taxes.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';

export type DeskInvoice = DataOf<typeof operatorInvoices>['list'][number];
export type RedTask = DataOf<typeof operatorInvoiceReds>['list'][number];
export type StoreIssuer = DataOf<typeof operatorInvoiceIssuers>['list'][number];
export type PlatformIssuer = DataOf<typeof operatorPlatformIssuer>;
export type TitlePapers = DataOf<typeof operatorPapers>['list'][number];
export type TaxCode = DataOf<typeof operatorTaxCodes>['list'][number];
export type CategoryTax = DataOf<typeof operatorCategoryTaxes>['list'][number];
export type InvoiceReport = DataOf<typeof operatorInvoiceReport>;
export type ReportedDocument = DataOf<typeof operatorInvoiceDocuments>['list'][number];

/** Codes, to choose what a category is invoiced under. */
export const taxCodeLookup = lookupAt('/api/operator/invoice/taxCodeOptions');

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const saveTaxCode = (body: BodyOf<typeof operatorTaxCodeSave>) =>
  postApi('/api/operator/invoice/taxCodeSave', body, inForm);
export const saveCategoryTax = (body: BodyOf<typeof operatorCategoryTaxSave>) =>
  postApi('/api/operator/invoice/categorySave', body, inForm);
export const saveStoreIssuer = (body: BodyOf<typeof operatorInvoiceIssuerSave>) =>
  postApi('/api/operator/invoice/issuerSave', body, inForm);
export const savePlatformIssuer = (body: BodyOf<typeof operatorPlatformIssuerSave>) =>
  postApi('/api/operator/invoice/platformSave', body, inForm);

/** Addresses that show the papers for some minutes; who looked is written down. */
export const revealPapers = (body: { title_id: number }) =>
  postApi('/api/operator/invoice/papersReveal', body, { isCodeShown: false });
export const approvePapers = (body: { title_id: number; version: number }) =>
  postApi('/api/operator/invoice/papersApprove', body, inForm);
export const rejectPapers = (body: BodyOf<typeof operatorPapersReject>) =>
  postApi('/api/operator/invoice/papersReject', body, inForm);
