import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';
import { type CheckoutChoices, noChoices } from './checkout-choices.ts';

/** What a person filled in for one order; kept in the tab, so that a reload or a look at the addresses loses nothing. */
interface CheckoutDraft extends CheckoutChoices {
  points: number;
}

const keptAs = (name: string) => `checkout:${name}`;

export function readDraft(name: string): CheckoutDraft {
  const empty = { ...noChoices, points: 0 };
  const stored = readKept<Partial<CheckoutDraft>>(keptAs(name));
  return { ...empty, ...stored, invoice: { ...empty.invoice, ...stored?.invoice } as CheckoutDraft['invoice'] };
}

export const writeDraft = (name: string, change: Partial<CheckoutDraft>): void =>
  writeKept(keptAs(name), { ...readDraft(name), ...change });

export const dropDraft = (name: string): void => writeKept(keptAs(name), undefined);
