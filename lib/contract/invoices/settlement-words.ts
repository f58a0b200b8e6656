/** How far an invoice is that a store has handed in to the platform (docs/domain/invoices.md 15). */
export const settlementInvoiceStatuses = ['submitted', 'accepted', 'refused', 'withdrawn'] as const;
export type SettlementInvoiceStatus = (typeof settlementInvoiceStatuses)[number];

/** What a withdrawal waits for: an invoice is not handed in, or not looked at yet; or nothing any more. */
export const invoiceNeeds = ['missing', 'submitted', 'accepted'] as const;
export type InvoiceNeed = (typeof invoiceNeeds)[number];
