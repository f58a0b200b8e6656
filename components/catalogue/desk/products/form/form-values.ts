import type { OperatorProductDetail, PreparedPicture } from '#lib/api/catalogue/desk-products.ts';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';

/** What the editor holds: the form of the contract, whose prices are texts while they are typed. */
export type ProductValues = ProductForm;
export type VariantValues = ProductValues['variants'][number];
export type OptionValues = ProductValues['options'][number];

/** Pictures by the id of their file. */
export type Previews = Record<string, PreparedPicture['picture']>;

const noText = { name: '', summary: '', description: '', keywords: '' };

/** A new product: goods that are sent, for one price. */
export const emptyProduct: ProductValues = {
  slug: '',
  kind: 'product',
  category_id: 0,
  pricing: 'fixed',
  unit: 'piece',
  fulfilment: 'ship',
  lead_days_min: 1,
  lead_days_max: 3,
  minimum_quantity: 1,
  floor_bp: null,
  is_featured: false,
  sort_weight: 0,
  texts: inEachLanguage(() => noText),
  options: [],
  variants: [{ sku: '', options: {}, price: '', list_price: '', stock: null }],
  tiers: [],
  attribute_value_ids: [],
  specifications: [],
  pictures: [],
};

/** A field that is empty holds '' and not null: else it would count as changed once it was looked at. */
export function toValues({ form }: Pick<OperatorProductDetail, 'form'>): ProductValues {
  return { ...form, variants: form.variants.map((each) => ({ ...each, list_price: each.list_price ?? '' })) };
}

/** Of an input: a number, or null for nothing. What is no number stays none, for the check to say so. */
export const toNumberOrNull = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));
