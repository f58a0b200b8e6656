import type { ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';

const text = (name: string) => ({ name, summary: '', description: '', keywords: '' });

export const variantOf = (sku: string, inputs: Partial<ProductFormInput['variants'][number]> = {}) => ({
  sku,
  options: {},
  price: '12.50',
  list_price: null,
  stock: null,
  ...inputs,
});

/** A whole product as the editor sends it: goods with one price, unless the requests say otherwise. */
export function productFormOf(
  slug: string,
  categoryId: number,
  inputs: Partial<ProductFormInput> = {},
): ProductFormInput {
  return {
    slug,
    kind: 'product',
    category_id: categoryId,
    pricing: 'fixed',
    unit: 'piece',
    fulfilment: 'ship',
    lead_days_min: 1,
    lead_days_max: 3,
    minimum_quantity: 1,
    floor_bp: null,
    is_featured: false,
    sort_weight: 0,
    texts: { 'zh-cn': text(`商品 ${slug}`), en: text(`Goods ${slug}`) },
    options: [],
    variants: [variantOf(`SKU-${slug}`)],
    tiers: [],
    attribute_value_ids: [],
    specifications: [],
    pictures: [],
    ...inputs,
  };
}

/** An option with values of these keys, named like them. */
export const optionOf = (key: string, values: string[]) => ({
  key,
  name: { 'zh-cn': key, en: '' },
  values: values.map((value) => ({ key: value, name: { 'zh-cn': value, en: '' } })),
});
