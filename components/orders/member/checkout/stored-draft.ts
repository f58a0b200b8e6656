import { type CheckoutChoices, noChoices } from './checkout-choices.ts';

/** What a person filled in for one order; kept in the tab, so that a reload or a look at the addresses loses nothing. */
interface CheckoutDraft extends CheckoutChoices {
  points: number;
}

const prefix = 'checkout:';

export function readDraft(name: string): CheckoutDraft {
  const empty = { ...noChoices, points: 0 };
  try {
    const stored = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}') as Partial<CheckoutDraft>;
    return { ...empty, ...stored, invoice: { ...empty.invoice, ...stored.invoice } as CheckoutDraft['invoice'] };
  } catch {
    return empty;
  }
}

export function writeDraft(name: string, change: Partial<CheckoutDraft>): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify({ ...readDraft(name), ...change }));
  } catch {
    // Storage is full or forbidden: what is typed then lasts as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
}
