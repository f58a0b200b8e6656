import { DomainError } from '../kernel/errors.ts';

/** Which field is at fault when the database refuses a second one. */
const constraints: Record<string, { field: string; key: string }> = {
  products_slug_unique: { field: 'product.slug', key: 'slugTaken' },
  product_variants_sku_unique: { field: 'product.variants', key: 'skuTaken' },
};

/** Two people may take the same address or SKU at once: the later one is told at the field. All else comes back. */
export function toTakenFault(error: unknown): unknown {
  const { cause } = (error ?? {}) as { cause?: unknown };
  const { code, constraint } = (cause ?? error ?? {}) as { code?: string; constraint?: string };
  const known = code === '23505' ? constraints[constraint ?? ''] : undefined;
  return known ? new DomainError('invalid_input', { fields: { [known.field]: { key: known.key } } }) : error;
}
