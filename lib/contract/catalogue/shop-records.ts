import { z } from 'zod';
import { locales } from '#lib/i18n/locales.ts';
import { moneyText, unixSeconds } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { categoryLink } from './facets.ts';
import { readOwnUnit } from './own-unit.ts';

export const productKinds = ['product', 'service'] as const;
export type ProductKind = (typeof productKinds)[number];

/** `fixed`: variants have prices. `configured`: made to measure, `price` is where it starts. `quote`: on request. */
export const pricings = ['fixed', 'configured', 'quote'] as const;
export type Pricing = (typeof pricings)[number];

/**
 * Units that every shop has, whose words are messages. A shop adds its own by the setting `catalogue.units`; those stand in records as
 * `own-unit.ts` reads them, so that a document keeps its words whatever becomes of the list.
 */
export const unitNames = [
  'piece',
  'box',
  'pack',
  'set',
  'sheet',
  'square-metre',
  'metre',
  'roll',
  'visit',
  'hour',
  'device',
  /** A network port, a socket: what fitters count. */
  'outlet',
  'month',
] as const;
export type UnitName = (typeof unitNames)[number];
/** One of `unitNames`, or a unit of the shop's own as `箱/carton/cartons`. */
export type Unit = string;
export const unitText = z.string();

export const isUnitName = (unit: string): unit is UnitName => unitNames.some((name) => name === unit);

/** What is sent: whether the shop offers it is asked where it is saved. */
export const unitField = z
  .string('choice')
  .max(64, 'choice')
  .refine((unit) => isUnitName(unit) || readOwnUnit(unit) !== undefined, 'choice');

/** How the customer gets it (docs/domain/catalogue.md 2). */
export const fulfilments = ['ship', 'service', 'digital', 'pickup'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** A product or service as lists show it. `kind` decides which page it links to. */
export const productCard = z.object({
  id: z.int(),
  slug: z.string(),
  kind: z.enum(productKinds),
  name: z.string(),
  summary: z.string(),
  category: categoryLink,
  picture: picture.nullable(),
  pricing: z.enum(pricings),
  /** Price of one unit, tax included: of the cheapest variant, or where `start` is told of a piece of that; null: on request. */
  price: moneyText.nullable(),
  /** True: other choices cost more, so `price` is "from". */
  is_price_from: z.boolean(),
  /** The crossed-out price belonging to `price`, when there is one. */
  list_price: moneyText.nullable(),
  /** Of what is configured: what its smallest order costs at once as the configurator begins, all pieces together. */
  start: z.object({ amount: moneyText, quantity: z.int(), unit: unitText }).nullable().default(null),
  unit: unitText,
  minimum_quantity: z.int(),
  lead_days_min: z.int(),
  lead_days_max: z.int(),
  sold: z.int(),
  is_featured: z.boolean(),
  /** False only when every variant counts its stock and none has any. */
  is_available: z.boolean(),
  /** Up to three facts worth a glance, e.g. material and size. */
  facts: z.array(z.string()),
  publish_time: unixSeconds,
});
export type ProductCard = z.output<typeof productCard>;

const choice = z.object({ key: z.string(), name: z.string() });

const productVariant = z.object({
  id: z.int(),
  sku: z.string(),
  /** Option key → value key. */
  options: z.record(z.string(), z.string()),
  price: moneyText,
  list_price: moneyText.nullable(),
  /** Units on hand; null for goods made to order. */
  stock: z.int().nullable(),
});
export type ProductVariant = z.output<typeof productVariant>;

export const productDetail = productCard.omit({ facts: true }).extend({
  /** Language of the texts: the one asked for or, where that is missing, the fallback (zh-cn, then any). */
  locale: z.enum(locales),
  /** Clean HTML: p, h3, ul, li, strong. */
  description: z.string(),
  fulfilment: z.enum(fulfilments),
  update_time: unixSeconds,
  /** From the root to the product's own category. */
  breadcrumb: z.array(categoryLink),
  /** `shows` says which choices one is the picture of: option key → value key; empty: whatever is chosen. */
  pictures: z.array(picture.extend({ shows: z.record(z.string(), z.string()).default({}) })),
  options: z.array(choice.extend({ values: z.array(choice) })),
  variants: z.array(productVariant),
  /** Unit price from a quantity on, lowest quantity first. */
  tiers: z.array(z.object({ from_quantity: z.int(), price: moneyText })),
  attributes: z.array(choice.extend({ values: z.array(choice) })),
  specifications: z.array(z.object({ label: z.string(), value: z.string() })),
  related: z.array(productCard),
});
export type ProductDetail = z.output<typeof productDetail>;
