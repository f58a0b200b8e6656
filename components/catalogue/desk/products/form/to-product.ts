import { withSkus } from './combine-variants.ts';
import type { ProductValues } from './form-values.ts';

/** What is sent: a product on request has no prices, whatever was typed before; a SKU that nobody typed is made from the address. */
export function toProduct(values: ProductValues): ProductValues {
  const { pricing, options, variants, slug } = values;
  if (pricing === 'quote') return { ...values, options: [], variants: [], tiers: [] };
  return { ...values, variants: withSkus(options, variants, slug) };
}
