import { asc, eq, inArray } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/product-form.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import { formatFen } from '../kernel/money.ts';
import { productAttributeValues } from './attribute-tables.ts';
import { productMedia, productMediaTexts } from './media-tables.ts';
import { productOptions, productOptionTexts, productOptionValues, productOptionValueTexts } from './option-tables.ts';
import { findTiers, findVariants } from './product-repository.ts';
import { productSpecifications, type products, productTexts } from './tables.ts';

type Product = typeof products.$inferSelect;

/** A product as the editor has it: every text in each language as it is stored, without a fallback. */
export async function readProductForm(db: Executor, product: Product): Promise<ProductForm> {
  const { id } = product;
  const variants = await findVariants(db, id);
  return {
    slug: product.slug,
    kind: product.kind,
    category_id: product.categoryId,
    pricing: product.pricing,
    unit: product.unit,
    fulfilment: product.fulfilment,
    lead_days_min: product.leadDaysMin,
    lead_days_max: product.leadDaysMax,
    minimum_quantity: product.minimumQuantity,
    floor_bp: product.floorBp,
    is_featured: product.isFeatured,
    sort_weight: product.sortWeight,
    texts: await readTexts(db, id),
    options: await readOptions(db, id),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      price: formatFen(variant.priceAmount),
      list_price: variant.listAmount === null ? null : formatFen(variant.listAmount),
      stock: variant.stockOnHand,
      stock_was: variant.stockOnHand,
    })),
    tiers: (await findTiers(db, id)).map((tier) => ({
      from_quantity: tier.fromQuantity,
      price: formatFen(tier.priceAmount),
    })),
    attribute_value_ids: await readAttributes(db, id),
    specifications: await readSpecifications(db, id),
    pictures: await readPictures(db, id),
  };
}

/** A text of each language, '' where there is none. */
function inBoth<Row extends { locale: Locale }>(rows: Row[], field: keyof Row): Record<Locale, string> {
  const textIn = (locale: Locale) => String(rows.find((row) => row.locale === locale)?.[field] ?? '');
  return { 'zh-cn': textIn('zh-cn'), en: textIn('en') };
}

async function readTexts(db: Executor, id: number): Promise<ProductForm['texts']> {
  const rows = await db.select().from(productTexts).where(eq(productTexts.productId, id));
  const inEach = locales.map((locale) => {
    const {
      name = '',
      summary = '',
      description = '',
      keywords = '',
    } = rows.find((row) => row.locale === locale) ?? {};
    return [locale, { name, summary, description, keywords }];
  });
  return Object.fromEntries(inEach);
}

async function readOptions(db: Executor, productId: number): Promise<ProductForm['options']> {
  const options = await db
    .select()
    .from(productOptions)
    .where(eq(productOptions.productId, productId))
    .orderBy(asc(productOptions.sort), asc(productOptions.id));
  if (options.length === 0) return [];
  const ids = options.map(({ id }) => id);
  const names = await db.select().from(productOptionTexts).where(inArray(productOptionTexts.optionId, ids));
  const values = await db
    .select()
    .from(productOptionValues)
    .where(inArray(productOptionValues.optionId, ids))
    .orderBy(asc(productOptionValues.sort), asc(productOptionValues.id));
  const valueIds = values.map(({ id }) => id);
  const valueNames = await db
    .select()
    .from(productOptionValueTexts)
    .where(inArray(productOptionValueTexts.valueId, valueIds));
  return options.map(({ id, key }) => ({
    key,
    name: inBoth(
      names.filter(({ optionId }) => optionId === id),
      'name',
    ),
    values: values
      .filter(({ optionId }) => optionId === id)
      .map((value) => ({
        key: value.key,
        name: inBoth(
          valueNames.filter(({ valueId }) => valueId === value.id),
          'name',
        ),
      })),
  }));
}

async function readAttributes(db: Executor, productId: number): Promise<number[]> {
  const rows = await db.select().from(productAttributeValues).where(eq(productAttributeValues.productId, productId));
  return rows.map(({ valueId }) => valueId).sort((left, right) => left - right);
}

async function readSpecifications(db: Executor, productId: number): Promise<ProductForm['specifications']> {
  const rows = await db
    .select()
    .from(productSpecifications)
    .where(eq(productSpecifications.productId, productId))
    .orderBy(asc(productSpecifications.sort));
  return [...Map.groupBy(rows, ({ sort }) => sort).values()].map((row) => ({
    label: inBoth(row, 'label'),
    value: inBoth(row, 'value'),
  }));
}

async function readPictures(db: Executor, productId: number): Promise<ProductForm['pictures']> {
  const rows = await db
    .select({ id: productMedia.id, fileId: productMedia.fileId })
    .from(productMedia)
    .where(eq(productMedia.productId, productId))
    .orderBy(asc(productMedia.sort));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const alts = await db.select().from(productMediaTexts).where(inArray(productMediaTexts.mediaId, ids));
  return rows.map(({ id, fileId }) => ({
    file_id: fileId,
    alt: inBoth(
      alts.filter(({ mediaId }) => mediaId === id),
      'alt',
    ),
  }));
}
