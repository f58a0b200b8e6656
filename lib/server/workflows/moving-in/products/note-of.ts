import type { MovingField } from '#lib/contract/integrations/moving-fields.ts';
import type { MovingNote } from '#lib/server/integrations/index.ts';

const ofProduct: Record<string, MovingField> = {
  slug: 'handle',
  texts: 'title',
  category_id: 'category',
  options: 'option1_name',
  variants: 'price',
};
const ofVariant: Record<string, MovingField> = {
  sku: 'sku',
  options: 'option1_value',
  price: 'price',
  list_price: 'list_price',
  stock: 'stock',
};

/** Where in the file stands what the form of a product calls `variants.2.price`; the product itself stands in its first row. */
export function noteOf(
  path: string,
  { key, values }: { key: string; values?: Record<string, string | number> | undefined },
  { firstRow, rowOfVariant }: { firstRow: number; rowOfVariant: (number | undefined)[] },
): MovingNote {
  const [head = '', index, part = ''] = path.replace(/^product\./, '').split('.');
  const said = { level: 'error' as const, key, ...(values && { values }) };
  if (head === 'variants' && index !== undefined) {
    return { n: rowOfVariant[Number(index)] ?? firstRow, field: ofVariant[part] ?? null, ...said };
  }
  return { n: firstRow, field: ofProduct[head] ?? null, ...said };
}
