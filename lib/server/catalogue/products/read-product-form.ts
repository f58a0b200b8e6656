import { asc, inArray } from 'drizzle-orm';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { Executor } from '../../db/connection.ts';
import { formatFen } from '../../kernel/money.ts';
import { productAttributeValues } from '../attribute-tables.ts';
import { productMedia, productMediaTexts } from '../media-tables.ts';
import { productOptions, productOptionTexts, productOptionValues, productOptionValueTexts } from '../option-tables.ts';
import { productSpecifications, type products, productTexts } from '../tables.ts';
import { findTiersOf, findVariantsOf } from './product-repository.ts';

type Product = typeof products.$inferSelect;

/** A product as the editor has it: every text in each language as it is stored, without a fallback. */
export async function readProductForm(db: Executor, product: Product): Promise<ProductForm> {
  const [form] = await readProductForms(db, [product]);
  if (!form) throw new Error(`product ${product.id} was not read`);
  return form;
}

/** The same of several products, in their order. However many they are, the questions to the database are as many. */
export async function readProductForms(db: Executor, list: Product[]): Promise<ProductForm[]> {
  const ids = list.map(({ id }) => id);
  const [texts, options, variants, tiers, attributes, specifications, pictures] = await Promise.all([
    readTexts(db, ids),
    readOptions(db, ids),
    readVariants(db, ids),
    readTiers(db, ids),
    readAttributes(db, ids),
    readSpecifications(db, ids),
    readPictures(db, ids),
  ]);
  return list.map((product) => ({
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
    texts: texts(product.id),
    options: options(product.id),
    variants: variants(product.id),
    tiers: tiers(product.id),
    attribute_value_ids: attributes(product.id),
    specifications: specifications(product.id),
    pictures: pictures(product.id),
  }));
}

/** Answers the part of a product. */
type PartOf<Part extends keyof ProductForm> = (productId: number) => ProductForm[Part];

/** Rows by what they belong to; none for what has none. */
function groupRows<Row>(rows: Row[], keyOf: (row: Row) => number): (key: number) => Row[] {
  const groups = Map.groupBy(rows, keyOf);
  return (key) => groups.get(key) ?? [];
}

/** A text of each language, '' where there is none. */
function inEach<Row extends { locale: Locale }>(rows: Row[], field: keyof Row): Record<Locale, string> {
  return inEachLanguage((locale) => String(rows.find((row) => row.locale === locale)?.[field] ?? ''));
}

async function readTexts(db: Executor, ids: number[]): Promise<PartOf<'texts'>> {
  const rows = await db.select().from(productTexts).where(inArray(productTexts.productId, ids));
  const ofProduct = groupRows(rows, ({ productId }) => productId);
  return (id) => {
    const inEach = locales.map((locale) => {
      const row = ofProduct(id).find((each) => each.locale === locale);
      const { name = '', summary = '', description = '', keywords = '' } = row ?? {};
      return [locale, { name, summary, description, keywords }];
    });
    return Object.fromEntries(inEach);
  };
}

async function readOptions(db: Executor, ids: number[]): Promise<PartOf<'options'>> {
  const options = await db
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, ids))
    .orderBy(asc(productOptions.sort), asc(productOptions.id));
  if (options.length === 0) return () => [];
  const optionIds = options.map(({ id }) => id);
  const [names, valuesOf] = await Promise.all([
    db.select().from(productOptionTexts).where(inArray(productOptionTexts.optionId, optionIds)),
    readOptionValues(db, optionIds),
  ]);
  const namesOf = groupRows(names, ({ optionId }) => optionId);
  const ofProduct = groupRows(options, ({ productId }) => productId);
  return (productId) =>
    ofProduct(productId).map(({ id, key }) => ({ key, name: inEach(namesOf(id), 'name'), values: valuesOf(id) }));
}

async function readOptionValues(db: Executor, optionIds: number[]) {
  const values = await db
    .select()
    .from(productOptionValues)
    .where(inArray(productOptionValues.optionId, optionIds))
    .orderBy(asc(productOptionValues.sort), asc(productOptionValues.id));
  const valueIds = values.map(({ id }) => id);
  const names = await db
    .select()
    .from(productOptionValueTexts)
    .where(inArray(productOptionValueTexts.valueId, valueIds));
  const namesOf = groupRows(names, ({ valueId }) => valueId);
  const ofOption = groupRows(values, ({ optionId }) => optionId);
  return (optionId: number) => ofOption(optionId).map(({ id, key }) => ({ key, name: inEach(namesOf(id), 'name') }));
}

async function readVariants(db: Executor, ids: number[]): Promise<PartOf<'variants'>> {
  const ofProduct = groupRows(await findVariantsOf(db, ids), ({ productId }) => productId);
  return (productId) =>
    ofProduct(productId).map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      price: formatFen(variant.priceAmount),
      list_price: variant.listAmount === null ? null : formatFen(variant.listAmount),
      stock: variant.stockOnHand,
      stock_was: variant.stockOnHand,
    }));
}

async function readTiers(db: Executor, ids: number[]): Promise<PartOf<'tiers'>> {
  const ofProduct = groupRows(await findTiersOf(db, ids), ({ productId }) => productId);
  return (productId) =>
    ofProduct(productId).map(({ fromQuantity, priceAmount }) => ({
      from_quantity: fromQuantity,
      price: formatFen(priceAmount),
    }));
}

async function readAttributes(db: Executor, ids: number[]): Promise<PartOf<'attribute_value_ids'>> {
  const rows = await db.select().from(productAttributeValues).where(inArray(productAttributeValues.productId, ids));
  const ofProduct = groupRows(rows, ({ productId }) => productId);
  return (productId) =>
    ofProduct(productId)
      .map(({ valueId }) => valueId)
      .sort((left, right) => left - right);
}

async function readSpecifications(db: Executor, ids: number[]): Promise<PartOf<'specifications'>> {
  const rows = await db
    .select()
    .from(productSpecifications)
    .where(inArray(productSpecifications.productId, ids))
    .orderBy(asc(productSpecifications.sort));
  const ofProduct = groupRows(rows, ({ productId }) => productId);
  return (productId) =>
    [...Map.groupBy(ofProduct(productId), ({ sort }) => sort).values()].map((row) => ({
      label: inEach(row, 'label'),
      value: inEach(row, 'value'),
    }));
}

async function readPictures(db: Executor, ids: number[]): Promise<PartOf<'pictures'>> {
  const rows = await db
    .select({
      id: productMedia.id,
      productId: productMedia.productId,
      fileId: productMedia.fileId,
      shows: productMedia.shows,
    })
    .from(productMedia)
    .where(inArray(productMedia.productId, ids))
    .orderBy(asc(productMedia.sort));
  if (rows.length === 0) return () => [];
  const mediaIds = rows.map(({ id }) => id);
  const alts = await db.select().from(productMediaTexts).where(inArray(productMediaTexts.mediaId, mediaIds));
  const altsOf = groupRows(alts, ({ mediaId }) => mediaId);
  const ofProduct = groupRows(rows, ({ productId }) => productId);
  return (productId) =>
    ofProduct(productId).map(({ id, fileId, shows }) => ({ file_id: fileId, alt: inEach(altsOf(id), 'alt'), shows }));
}
