import { productWarnings } from '#lib/contract/catalogue/product-warnings.ts';
import type { StoredFault } from '../import-tables.ts';
import type { ImportRowRecord } from './import-repository.ts';
import { placeFault } from './place-fault.ts';
import type { ProductPlan } from './plan-product.ts';

/**
 * What customers would miss of a product as a file makes it, by the number of the row: what the file does not mention (pictures,
 * tiers) at the first. Its specification is no matter of a file.
 */
export function warningsOf({ form, rowOfVariant }: ProductPlan, rows: ImportRowRecord[]): Map<number, StoredFault[]> {
  const where = { firstRow: rows[0]?.n ?? 0, rowOfVariant };
  const placed = (form ? productWarnings(form) : []).map(({ field: path, key, values }) => {
    const { n, field } = placeFault(path, where);
    return { n, fault: { field, key, ...(values && { values }) } };
  });
  const byRow = Map.groupBy(placed, ({ n }) => n);
  return new Map([...byRow].map(([n, found]) => [n, found.map(({ fault }) => fault)]));
}
