/** Faults against a provider's bill; all others are within our own books. */
const billRules = new Set(['billLineIsBooked', 'bookedIsOnBill']);

type FaultKind = 'bill' | 'books';

/** Which advice a list of broken rules needs. */
export function faultKinds(rules: readonly string[]): FaultKind[] {
  const hasBill = rules.some((rule) => billRules.has(rule));
  const hasBooks = rules.some((rule) => !billRules.has(rule));
  return [...(hasBill ? (['bill'] as const) : []), ...(hasBooks ? (['books'] as const) : [])];
}
