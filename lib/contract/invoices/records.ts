/** Whom an invoice is made out to: a person, a company, or a body that is none (docs/domain/invoices.md 1). */
export const titleTypes = ['personal', 'company', 'other_org'] as const;
export type TitleType = (typeof titleTypes)[number];

/** Whose title it is, and who gets invoices: customers, and stores for what the platform takes of them. */
export const titleOwners = ['user', 'store'] as const;

/** More than anybody needs; it keeps them in one answer. */
export const mostTitles = 20;

/** Whether special invoices may be made out to a title: an operator has to have seen its documents. */
export const specialStatuses = ['none', 'pending', 'approved', 'rejected'] as const;
export type SpecialStatus = (typeof specialStatuses)[number];

/** Who issues: a store what it has sold, the platform its own goods and its fees. */
export const issuerTypes = ['platform', 'store'] as const;
export type IssuerType = (typeof issuerTypes)[number];

/** 增值税普通发票, 增值税专用发票. */
export const invoiceKinds = ['normal', 'special'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Fully digital (数电), on paper, and the electronic ones of before with a code beside the number. */
export const invoiceMedia = ['digital', 'paper', 'legacy_e'] as const;
export type InvoiceMedium = (typeof invoiceMedia)[number];

/** Every line as it was bought, or one line a tax category. */
export const contentModes = ['detail', 'category'] as const;
export type ContentMode = (typeof contentModes)[number];

/** States of an application (docs/domain/invoices.md 7). */
export const invoiceStatuses = [
  'submitted',
  'issuing',
  'issued',
  'failed',
  'rejected',
  'cancelled',
  'reversing',
  'partially_reversed',
  'reversed',
  'voided',
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** What came to nothing: its amounts are free again. */
export const deadInvoiceStatuses = ['rejected', 'cancelled', 'voided'] as const satisfies readonly InvoiceStatus[];

/** How far an order is invoiced, worked out from its applications. */
export const orderInvoiceStates = ['none', 'applied', 'partial', 'issued', 'reversed'] as const;
export type OrderInvoiceState = (typeof orderInvoiceStates)[number];

/** How an application came about. */
export const invoiceSources = ['request', 'checkout', 'reissue', 'statement'] as const;
export type InvoiceSource = (typeof invoiceSources)[number];

/** Who turns an application into a document: a person, a double that answers later, WeChat Pay’s e-invoices. */
export const invoiceProviders = ['manual', 'sandbox', 'wechat'] as const;
export type InvoiceProviderName = (typeof invoiceProviders)[number];

/** What of a document that exists is not as it was asked for; the last: its number is on another one. */
export const invoiceMismatches = ['amount', 'buyerName', 'buyerTaxNo', 'sellerTaxNo', 'number'] as const;
export type InvoiceMismatch = (typeof invoiceMismatches)[number];

export const documentColors = ['blue', 'red'] as const;
export type DocumentColor = (typeof documentColors)[number];

export const invoiceFormats = ['pdf', 'ofd', 'xml'] as const;
export type InvoiceFormat = (typeof invoiceFormats)[number];

/** Why an invoice is taken back, as the tax side names it (开票有误, 销货退回, 服务中止, 销售折让). */
export const redReasons = ['issue_error', 'sales_return', 'service_ended', 'sales_discount'] as const;
export type RedReason = (typeof redReasons)[number];

/** What made it necessary: money that went back, another title that was asked for, the issuer’s own request. */
export const redCauses = ['refund', 'change_title', 'issuer'] as const;
export type RedCause = (typeof redCauses)[number];

/** States of a red-letter confirmation, by the tax side’s codes 10, 01 to 09 (docs/domain/invoices.md 9). */
export const redStatuses = [
  'applying',
  'no_confirm_needed',
  'await_buyer',
  'await_seller',
  'confirmed',
  'denied_by_buyer',
  'denied_by_seller',
  'timeout',
  'withdrawn',
  'withdrawn_after_confirm',
  'done',
] as const;
export type RedStatus = (typeof redStatuses)[number];

/** Those that may still become a red document. */
export const openRedStatuses = [
  'applying',
  'no_confirm_needed',
  'await_buyer',
  'await_seller',
  'confirmed',
] as const satisfies readonly RedStatus[];
