import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorInvoiceReds, operatorInvoices } from '#lib/contract/invoices/desk-invoices.ts';
import type { operatorInvoiceIssuers, operatorPlatformIssuer } from '#lib/contract/invoices/desk-issuers.ts';
import type { operatorInvoiceDocuments, operatorInvoiceReport } from '#lib/contract/invoices/desk-report.ts';
import type { operatorCategoryTaxes, operatorTaxCodes } from '#lib/contract/invoices/desk-taxes.ts';
import type { operatorTitleDocuments } from '#lib/contract/invoices/desk-title-documents.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt } from '../transport/post-at.ts';

export type DeskInvoice = DataOf<typeof operatorInvoices>['list'][number];
export type RedTask = DataOf<typeof operatorInvoiceReds>['list'][number];
export type StoreIssuer = DataOf<typeof operatorInvoiceIssuers>['list'][number];
export type PlatformIssuer = DataOf<typeof operatorPlatformIssuer>;
export type TitleDocuments = DataOf<typeof operatorTitleDocuments>['list'][number];
export type TaxCode = DataOf<typeof operatorTaxCodes>['list'][number];
export type CategoryTax = DataOf<typeof operatorCategoryTaxes>['list'][number];
export type InvoiceReport = DataOf<typeof operatorInvoiceReport>;
export type ReportedDocument = DataOf<typeof operatorInvoiceDocuments>['list'][number];

/** Codes, to choose what a category is invoiced under. */
export const taxCodeLookup = lookupAt('/api/operator/invoice/taxCodeOptions');

export const saveTaxCode = postAt('/api/operator/invoice/taxCodeSave');
export const saveCategoryTax = postAt('/api/operator/invoice/categorySave');
export const saveStoreIssuer = postAt('/api/operator/invoice/issuerSave');
export const savePlatformIssuer = postAt('/api/operator/invoice/platformSave');

/** Addresses that show the documents for some minutes; who looked is written down. */
export const revealDocuments = postAt('/api/operator/invoice/papersReveal', { isCodeShown: false });
export const approveDocuments = postAt('/api/operator/invoice/papersApprove');
export const rejectDocuments = postAt('/api/operator/invoice/papersReject');
