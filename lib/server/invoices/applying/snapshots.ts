import type { z } from 'zod';
import type { useAddressSchema } from '#lib/contract/identity/shop-login.ts';
import type { ContentMode, InvoiceKind, InvoiceMedium } from '#lib/contract/invoices/records.ts';
import type { TitleFacts } from '../titles/title-facts.ts';

/** A title as a document keeps it. */
export type TitleSnapshot = Omit<TitleFacts, 'email' | 'mobile'>;

/** Where paper goes, as the address book had it. */
export type MailAddress = z.output<typeof useAddressSchema>;

/** What somebody wants, whatever it is of. */
export interface RequestedInvoice {
  kind: InvoiceKind;
  medium: InvoiceMedium;
  title: TitleSnapshot;
  contentMode: ContentMode;
  remark: string;
  note: string;
  email: string;
  mobile: string;
  mailAddress: MailAddress | null;
}

/** Who sells, or buys, as it stands on the document. */
export interface PartySnapshot {
  name: string;
  taxNo: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
}

/** A line as it stands on the document; below zero on a red one. */
export interface DocumentItem {
  taxCode: string;
  taxLabel: string;
  name: string;
  model: string;
  unit: string;
  /** Null where no pieces are named. */
  qty: number | null;
  taxBp: number;
  netAmount: number;
  taxAmount: number;
}
