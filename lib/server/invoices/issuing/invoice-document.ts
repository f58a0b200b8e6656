import type { invoiceDocuments } from '../document-tables.ts';

export type InvoiceDocument = typeof invoiceDocuments.$inferSelect;

/** What the tax side says of a document. The number is theirs: the shop makes up none. */
export interface DocumentFacts {
  fapiaoCode?: string | undefined;
  fapiaoNo: string;
  /** Day, `yyyy-mm-dd`. */
  issueDate: string;
  drawer?: string | undefined;
  checkCode?: string | undefined;
  isSample?: boolean | undefined;
}
