import type { ImportField } from '#lib/contract/catalogue/desk-import.ts';

const places: Record<string, ImportField> = {
  slug: 'slug',
  kind: 'kind',
  pricing: 'pricing',
  unit: 'unit',
  fulfilment: 'fulfilment',
  category_id: 'category',
  lead_days_min: 'lead_days_min',
  lead_days_max: 'lead_days_max',
  minimum_quantity: 'minimum_quantity',
  'texts.zh-cn.name': 'name_zh',
  'texts.en.name': 'name_en',
  'texts.zh-cn.summary': 'summary_zh',
  'texts.en.summary': 'summary_en',
  variants: 'price',
  options: 'options',
};
const ofVariant: Record<string, ImportField> = {
  sku: 'sku',
  options: 'options',
  price: 'price',
  list_price: 'list_price',
  stock: 'stock',
};

/**
 * Where in the file stands what the form of a product calls `variants.2.price`. `rowOfVariant` names the row of each
 * variant; the product itself stands in the first row, and so does what the file does not mention.
 */
export function placeFault(
  path: string,
  { firstRow, rowOfVariant }: { firstRow: number; rowOfVariant: (number | undefined)[] },
): { n: number; field: ImportField | null } {
  const own = path.replace(/^product\./, '');
  const [head = '', index, part = ''] = own.split('.');
  if (head === 'variants' && index !== undefined) {
    return { n: rowOfVariant[Number(index)] ?? firstRow, field: ofVariant[part] ?? null };
  }
  return { n: firstRow, field: places[own] ?? places[head] ?? null };
}
