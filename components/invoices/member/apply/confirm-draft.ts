import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import type { ContentMode, InvoiceKind, InvoiceMedium } from '#lib/contract/invoices/records.ts';

/** What the ask for an invoice holds. */
export interface ConfirmValues {
  title_id: string;
  kind: InvoiceKind;
  medium: InvoiceMedium;
  content_mode: ContentMode;
  address_id: string;
  email: string;
  remark: string;
  note: string;
}

const empty: ConfirmValues = {
  title_id: '',
  kind: 'normal',
  medium: 'digital',
  content_mode: 'detail',
  address_id: '',
  email: '',
  remark: '',
  note: '',
};

const nameOf = (orders: readonly string[]) => `invoice:${[...orders].sort().join()}`;

/** What was filled in for these orders in this tab, so that a look at the titles or addresses loses nothing. */
export const readDraft = (orders: readonly string[]): ConfirmValues => ({
  ...empty,
  ...readKept<Partial<ConfirmValues>>(nameOf(orders)),
});

export const writeDraft = (orders: readonly string[], change: Partial<ConfirmValues>): void =>
  writeKept(nameOf(orders), { ...readDraft(orders), ...change });

export const dropDraft = (orders: readonly string[]): void => writeKept(nameOf(orders), undefined);
