import type { ImportField } from '#lib/contract/catalogue/desk-import.ts';
import { locales } from '#lib/i18n/locales.ts';
import { shortName } from '#lib/i18n/texts.ts';

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
  ...Object.fromEntries(
    locales.flatMap((locale) =>
      (['name', 'summary'] as const).map((text) => [`texts.${locale}.${text}`, `${text}_${shortName(locale)}`]),
    ),
  ),
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
