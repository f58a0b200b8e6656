import { productForm } from '#lib/contract/catalogue/product-form.ts';
import type { ProductValues } from './form-values.ts';
import { toProduct } from './to-product.ts';

interface ProductFault {
  /** Like `variants.2.price`. */
  field: string;
  /** Of the `validation` messages, with its limits. */
  key: string;
  min: number;
  max: number;
}

/** What the contract's own schema says of the form, the first fault of each field. */
export function findFaults(values: ProductValues): ProductFault[] {
  const result = productForm.safeParse(toProduct(values));
  if (result.success) return [];
  const faults = new Map<string, ProductFault>();
  for (const issue of result.error.issues) {
    const field = issue.path.join('.');
    const { minimum = 0, maximum = 0 } = issue as { minimum?: number | bigint; maximum?: number | bigint };
    const key = field === 'category_id' ? 'choice' : isMissing(values, field) ? 'required' : issue.message;
    // The share is kept in basis points, and typed in percent.
    const unit = field === 'floor_bp' ? 100 : 1;
    if (!faults.has(field)) faults.set(field, { field, key, min: Number(minimum) / unit, max: Number(maximum) / unit });
  }
  return [...faults.values()];
}

/** An empty price is no wrong price: it is missing. */
function isMissing(values: ProductValues, field: string): boolean {
  const value = field
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values);
  return field.endsWith('price') && !field.endsWith('list_price') && value === '';
}
