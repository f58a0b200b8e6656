import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { amountField, idField, lineOfText, moneyText, requiredText, unixSeconds } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { deskProducts } from '../stale-reads.ts';
import { texts } from '../texts.ts';
import { workPageOf, workQuery } from '../work-list.ts';
import { listPriceField, stockField } from './product-fields.ts';
import { productForm } from './product-form.ts';
import { productWarning } from './product-warnings.ts';
import { pricings, productKinds, unitText } from './shop-records.ts';

export const productStatuses = ['draft', 'published', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/**
 * A minus in front: the largest or latest first. Names are those of the caller's language; without a price, or made to
 * order, a product stands behind those that have a number.
 */
export const productSorts = [
  ...(['-id', 'id', '-changed', 'changed', '-sold', 'sold'] as const),
  ...(['name', '-name', 'price', '-price', 'stock', '-stock'] as const),
] as const;

const versionField = z.int('invalid').positive('invalid');
const reason = requiredText(200).pipe(lineOfText(200));
const whichProduct = z.object({ id: idField, version: versionField });

const row = z.object({
  id: z.int(),
  version: z.int(),
  slug: z.string(),
  kind: z.enum(productKinds),
  status: z.enum(productStatuses),
  pricing: z.enum(pricings),
  unit: unitText,
  /** Each language as it is; '' where there is none. */
  name: texts,
  category: z.object({ id: z.int(), name: z.string() }),
  picture: picture.nullable(),
  /** Of the cheapest variant; null: on request. */
  price: moneyText.nullable(),
  is_price_from: z.boolean(),
  /** Of what is configured and for sale: what its smallest order costs at once, as cards show it. */
  start: z.object({ amount: moneyText, quantity: z.int(), unit: unitText }).nullable(),
  /** Pieces that nobody has been promised, of all variants that count them; null: made to order. */
  stock: z.int().nullable(),
  is_stock_low: z.boolean(),
  /** The shop itself answers this address, so nobody can open the product: it needs another one. */
  is_address_own: z.boolean(),
  sold: z.int(),
  /** The only variant, whose price and stock can be changed in the list. */
  variant: z
    .object({
      id: z.int(),
      sku: z.string(),
      price: moneyText,
      list_price: moneyText.nullable(),
      stock: z.int().nullable(),
      reserved: z.int(),
    })
    .nullable(),
  variant_count: z.int(),
  update_time: unixSeconds,
});
export type OperatorProduct = z.output<typeof row>;

/** What a list of products is narrowed by, and an export as well. */
export const operatorProductFilter = {
  /** Words of a name in any language, a SKU or an address. */
  q: z.string().max(100, 'tooLong').optional(),
  kind: z.enum(productKinds, 'choice').optional(),
  status: z.enum(productStatuses, 'choice').optional(),
  pricing: z.enum(pricings, 'choice').optional(),
  /** With everything below it. */
  category: idField.optional(),
  /** Only those with a variant of which little is left. */
  low: z.literal('1', 'choice').optional(),
  /** `own`: only those under an address that the shop itself answers. */
  address: z.literal('own', 'choice').optional(),
};

export const operatorProducts = endpoint({
  method: 'get',
  path: '/api/operator/product/list',
  summary: 'Products and services with any status, paged by key',
  query: z.object({
    ...workQuery(productSorts),
    ...operatorProductFilter,
  }),
  data: workPageOf(row),
});

const choice = z.object({ id: z.int(), name: z.string() });

export const operatorProductChoices = endpoint({
  method: 'get',
  path: '/api/operator/product/choices',
  summary: 'Categories and attribute values that a product can have, in the caller’s language',
  data: z.object({
    /** Parents before their children, siblings in their order. */
    categories: z.array(choice.extend({ parent_id: z.int().nullable(), has_specification: z.boolean() })),
    attributes: z.array(choice.extend({ values: z.array(choice) })),
  }),
});
export type ProductChoices = DataOf<typeof operatorProductChoices>;

const detail = z.object({
  id: z.int(),
  version: z.int(),
  status: z.enum(productStatuses),
  sold: z.int(),
  create_time: unixSeconds,
  update_time: unixSeconds,
  /** Something to configure is published for it, by itself or by its category. */
  has_specification: z.boolean(),
  /** As `operator/product/save` takes it. */
  form: productForm,
  /** What customers would miss; none of it keeps it from being published. */
  warnings: z.array(productWarning),
  /** Pieces promised to unpaid orders, by the id of the variant. */
  reserved: z.record(z.string(), z.int()),
  /** The pictures of the form, by the id of their file. */
  pictures: z.record(z.string(), picture),
  history: z.array(
    z.object({
      event: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      who: z.string().nullable(),
      sku: z.string().nullable(),
      reason: z.string().nullable(),
      time: unixSeconds,
    }),
  ),
});
export type OperatorProductDetail = z.output<typeof detail>;

export const operatorProduct = endpoint({
  method: 'get',
  path: '/api/operator/product/info',
  summary: 'One product with everything that belongs to it, in both languages',
  query: z.object({ id: idField }),
  data: detail,
});

const saved = z.object({ id: z.int(), version: z.int() });
/** What customers would miss in what was saved; it is saved all the same. */
const warnings = z.array(productWarning);

export const operatorProductSave = endpoint({
  method: 'post',
  path: '/api/operator/product/save',
  isOnce: true,
  summary: 'Creates or updates a whole product; needs the header Idempotency-Key',
  body: z.object({
    /** Missing: a new one, which is a draft. */
    id: idField.optional(),
    /** Of the product as it was read. */
    version: versionField.optional(),
    product: productForm,
  }),
  // 400 variants, 60 rows of facts, 20 pictures, and descriptions in both languages.
  bounds: { bytes: 1024 * 1024, values: 10_000 },
  stale: deskProducts,
  data: saved.extend({ warnings }),
});

export const operatorProductPicture = endpoint({
  method: 'post',
  path: '/api/operator/product/picture',
  summary: 'Processes an uploaded image into the sizes and formats used on pages',
  /** Address of an upload of the topic `catalogue`. */
  body: z.object({ url: z.string('file').max(255, 'file') }),
  stale: [],
  data: z.object({ file_id: z.int(), picture }),
});
export type PreparedPicture = DataOf<typeof operatorProductPicture>;

export const operatorProductPublish = endpoint({
  method: 'post',
  path: '/api/operator/product/publish',
  summary: 'Publishes a product; the answer says what customers would miss',
  body: whichProduct,
  stale: deskProducts,
  data: saved.extend({ warnings }),
});

export const operatorProductArchive = endpoint({
  method: 'post',
  path: '/api/operator/product/archive',
  summary: 'Archives a product',
  body: whichProduct,
  stale: deskProducts,
  data: saved,
});

export const operatorProductDuplicate = endpoint({
  method: 'post',
  path: '/api/operator/product/duplicate',
  isOnce: true,
  summary: 'Duplicates a product as a draft; needs the header Idempotency-Key',
  body: z.object({ id: idField }),
  stale: deskProducts,
  data: saved,
});

export const operatorPriceSave = endpoint({
  method: 'post',
  path: '/api/operator/product/priceSave',
  summary: 'Changes the price of one variant',
  body: z.object({
    variant_id: idField,
    /** Of the product as it was read. */
    version: versionField,
    price: amountField,
    list_price: listPriceField,
  }),
  stale: deskProducts,
  data: saved,
});

export const operatorStockSave = endpoint({
  method: 'post',
  path: '/api/operator/product/stockSave',
  summary: 'Corrects the stock of one variant; sales since it was read are kept',
  body: z.object({ variant_id: idField, stock: stockField, stock_was: stockField, reason }),
  stale: deskProducts,
});
