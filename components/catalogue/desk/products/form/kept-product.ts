import type { Previews, ProductValues } from './form-values.ts';

/** What is typed and not saved, kept in this tab for a reload or the end of a session. */
interface KeptProduct {
  /** Of the product it began with; 0 for a new one. */
  version: number;
  values: ProductValues;
  previews: Previews;
}

const keyOf = (id: number | undefined) => `kept:product:${id ?? 'new'}`;

/** Storage may be forbidden: then it lasts as long as the page. */
export function readKept(id: number | undefined): KeptProduct | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepProduct(id: number | undefined, kept: KeptProduct | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // The form works without.
  }
}
