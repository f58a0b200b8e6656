import type { SpecificationOwner } from '#lib/api/catalogue/desk-specification.ts';

/** Whose specification the address names; undefined for neither, or for both. */
export function readOwner(parameters: URLSearchParams): SpecificationOwner | undefined {
  const [product, category] = ['product', 'category'].map((name) => readId(parameters.get(name)));
  if (product && !category) return { product };
  return category && !product ? { category } : undefined;
}

function readId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
