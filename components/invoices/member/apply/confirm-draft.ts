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
export function readDraft(orders: readonly string[]): ConfirmValues {
  try {
    return { ...empty, ...(JSON.parse(sessionStorage.getItem(nameOf(orders)) ?? '{}') as Partial<ConfirmValues>) };
  } catch {
    return empty;
  }
}

export function writeDraft(orders: readonly string[], change: Partial<ConfirmValues>): void {
  try {
    sessionStorage.setItem(nameOf(orders), JSON.stringify({ ...readDraft(orders), ...change }));
  } catch {
    // Storage is full or forbidden: what is typed then lasts as long as the page.
  }
}

export function dropDraft(orders: readonly string[]): void {
  try {
    sessionStorage.removeItem(nameOf(orders));
  } catch {
    // Nothing was kept.
  }
}
