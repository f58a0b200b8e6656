import { z } from 'zod';
import { amountField, idField, lineOfText, requiredText } from '../fields.ts';
import { eachLanguage } from '../texts.ts';
import { isOwnAddress } from './own-addresses.ts';
import { fulfilments, pricings, productKinds, unitField } from './shop-records.ts';

/** Letters and digits in words joined by hyphens; never digits alone, because an address may hold an id instead. */
export const productSlugField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(120, 'tooLong')
  .regex(/^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/, 'slug')
  .refine((slug) => !isOwnAddress(slug), 'slugOwn');

const skuField = z
  .string()
  .trim()
  .min(1, 'required')
  .max(40, 'tooLong')
  .regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/, 'sku');

/** Names an option or a value in addresses; nobody reads it. */
const choiceKey = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,39}$/, 'invalid');

/** Needed in the shop's own language; what is empty in another one shows in that. */
const bothNames = (max: number) => eachLanguage(requiredText(max).pipe(lineOfText(max)), lineOfText(max));

const texts = z.object({
  summary: lineOfText(400),
  description: z.string().max(50_000, 'tooLong'),
  keywords: lineOfText(1000),
});

/** Pieces of a stock; null: made to order. */
export const stockField = z
  .number('invalid')
  .int('invalid')
  .min(0, 'specMinimum')
  .max(9_999_999, 'specMaximum')
  .nullable();
export const listPriceField = z.union([z.literal(''), amountField]).nullable();

const days = z.number('invalid').int('invalid').min(0, 'specMinimum').max(365, 'specMaximum');

const option = z.object({
  key: choiceKey,
  name: bothNames(80),
  values: z
    .array(z.object({ key: choiceKey, name: bothNames(80) }))
    .min(1, 'specOptions')
    .max(40, 'specCount'),
});

const variant = z.object({
  /** Of one that is there already. */
  id: idField.optional(),
  sku: skuField,
  /** Option key → value key. */
  options: z.record(z.string().max(40), z.string().max(40)),
  price: amountField,
  list_price: listPriceField,
  stock: stockField,
  /** What the stock was when it was read: what was sold meanwhile is not counted twice. */
  stock_was: stockField.optional(),
});

const picture = z.object({
  /** As the shop keeps it; see `operator/product/picture`. */
  file_id: idField,
  alt: eachLanguage(lineOfText(200)),
  /** Choices it is the picture of, option key → value key; of the product's options or of its specification. */
  shows: z
    .record(choiceKey, choiceKey)
    .refine((shows) => Object.keys(shows).length <= 6, 'specCount')
    .default({}),
});

/** What a product or service has, a field at a time. */
export const productFields = z.object({
  slug: productSlugField,
  kind: z.enum(productKinds, 'choice'),
  category_id: idField,
  pricing: z.enum(pricings, 'choice'),
  unit: unitField,
  fulfilment: z.enum(fulfilments, 'choice'),
  lead_days_min: days,
  lead_days_max: days,
  minimum_quantity: z.number('invalid').int('invalid').min(1, 'specMinimum').max(999_999, 'specMaximum'),
  /** Basis points of the list price below which an offer needs a manager; null: as the shop's setting says. */
  floor_bp: z.number('invalid').int('invalid').min(0, 'specMinimum').max(10_000, 'specMaximum').nullable(),
  is_featured: z.boolean('invalid'),
  sort_weight: z.number('invalid').int('invalid').min(-100_000, 'specMinimum').max(100_000, 'specMaximum'),
  texts: eachLanguage(
    texts.extend({ name: requiredText(160).pipe(lineOfText(160)) }),
    texts.extend({ name: lineOfText(160) }),
  ),
  options: z.array(option).max(4, 'specCount'),
  variants: z.array(variant).max(400, 'specCount'),
  tiers: z
    .array(
      z.object({
        from_quantity: z.number('invalid').int('invalid').min(1, 'specMinimum').max(999_999, 'specMaximum'),
        price: amountField,
      }),
    )
    .max(20, 'specCount'),
  attribute_value_ids: z.array(idField).max(200, 'specCount'),
  specifications: z.array(z.object({ label: bothNames(80), value: bothNames(300) })).max(60, 'specCount'),
  pictures: z.array(picture).max(20, 'specCount'),
});

export type ProductForm = z.output<typeof productFields>;
export type ProductFormInput = z.input<typeof productFields>;
