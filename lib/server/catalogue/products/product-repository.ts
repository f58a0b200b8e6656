import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { productFormerSlugs } from '../former-slug-tables.ts';
import { productListing } from '../listing-tables.ts';
import { productMedia, productMediaTexts } from '../media-tables.ts';
import {
  productOptions,
  productOptionTexts,
  productOptionValues,
  productOptionValueTexts,
  variantOptionValues,
} from '../option-tables.ts';
import { pickText } from '../rules.ts';
import { productPriceTiers, productSpecifications, products, productTexts, productVariants } from '../tables.ts';

export interface ProductReference {
  id?: number | undefined;
  slug?: string | undefined;
}

/** The id of a published product, by id or slug, be it one of before; perhaps of one kind only. */
export async function findListedId(
  db: Executor,
  { id, slug }: ProductReference,
  kind?: ProductKind,
): Promise<number | undefined> {
  if (id === undefined && !slug) return undefined;
  const find = async (which: SQL) => {
    const [row] = await db
      .select({ id: products.id })
      .from(products)
      .innerJoin(productListing, eq(productListing.productId, products.id))
      .where(and(which, kind ? eq(products.kind, kind) : undefined));
    return row?.id;
  };
  if (id !== undefined) return find(eq(products.id, id));
  const former = db
    .select({ id: productFormerSlugs.productId })
    .from(productFormerSlugs)
    .where(eq(productFormerSlugs.slug, slug ?? ''));
  return (await find(eq(products.slug, slug ?? ''))) ?? find(inArray(products.id, former));
}

/** Whether anything was ever put into this shop, published or not. */
export async function hasProducts(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: products.id }).from(products).limit(1);
  return rows.length > 0;
}

export async function findDescription(db: Executor, productId: number, locale: Locale): Promise<string> {
  const rows = await db
    .select({ locale: productTexts.locale, description: productTexts.description })
    .from(productTexts)
    .where(eq(productTexts.productId, productId));
  return pickText(rows, locale)?.description ?? '';
}

export interface NamedOption {
  id: number;
  key: string;
  name: string;
  values: { id: number; key: string; name: string }[];
}

/** Options with their values, in order, named in one language. */
export async function findOptions(db: Executor, productId: number, locale: Locale): Promise<NamedOption[]> {
  const rows = await db
    .select({
      id: productOptions.id,
      key: productOptions.key,
      locale: productOptionTexts.locale,
      name: productOptionTexts.name,
    })
    .from(productOptions)
    .innerJoin(productOptionTexts, eq(productOptionTexts.optionId, productOptions.id))
    .where(eq(productOptions.productId, productId))
    .orderBy(asc(productOptions.sort), asc(productOptions.id));
  const values = await db
    .select({
      id: productOptionValues.id,
      key: productOptionValues.key,
      optionId: productOptionValues.optionId,
      locale: productOptionValueTexts.locale,
      name: productOptionValueTexts.name,
    })
    .from(productOptionValues)
    .innerJoin(productOptions, eq(productOptions.id, productOptionValues.optionId))
    .innerJoin(productOptionValueTexts, eq(productOptionValueTexts.valueId, productOptionValues.id))
    .where(eq(productOptions.productId, productId))
    .orderBy(asc(productOptionValues.sort), asc(productOptionValues.id));
  return named(rows, locale).map(({ id, key, name }) => ({
    id,
    key,
    name,
    values: named(
      values.filter(({ optionId }) => optionId === id),
      locale,
    ).map((value) => ({ id: value.id, key: value.key, name: value.name })),
  }));
}

/** One row for each id, in the best language there is. */
function named<T extends { id: number; locale: Locale }>(rows: T[], locale: Locale): T[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => pickText(group, locale) ?? []);
}

/** Variants with the values that make them, by option. */
export const findVariants = (db: Executor, productId: number) => findVariantsOf(db, [productId]);

/** The same of several products, in the order of each. */
export async function findVariantsOf(db: Executor, productIds: number[]) {
  const rows = await db
    .select()
    .from(productVariants)
    .where(and(inArray(productVariants.productId, productIds), isNull(productVariants.removedAt)))
    .orderBy(asc(productVariants.sort), asc(productVariants.id));
  const choices = await db
    .select({ variantId: variantOptionValues.variantId, option: productOptions.key, value: productOptionValues.key })
    .from(variantOptionValues)
    .innerJoin(productOptions, eq(productOptions.id, variantOptionValues.optionId))
    .innerJoin(productOptionValues, eq(productOptionValues.id, variantOptionValues.valueId))
    .where(inArray(productOptions.productId, productIds));
  const chosen = Map.groupBy(choices, ({ variantId }) => variantId);
  return rows.map((row) => ({
    ...row,
    options: Object.fromEntries((chosen.get(row.id) ?? []).map(({ option, value }) => [option, value])),
  }));
}

export const findTiers = (db: Executor, productId: number) => findTiersOf(db, [productId]);

/** Prices by quantity of several products, from the smallest quantity of each. */
export function findTiersOf(db: Executor, productIds: number[]) {
  const { productId, fromQuantity, priceAmount } = productPriceTiers;
  return db
    .select({ productId, fromQuantity, priceAmount })
    .from(productPriceTiers)
    .where(inArray(productId, productIds))
    .orderBy(asc(fromQuantity));
}

/** The specification table of one language, whole: rows of two languages are never mixed. */
export async function findSpecifications(db: Executor, productId: number, locale: Locale) {
  const rows = await db
    .select()
    .from(productSpecifications)
    .where(eq(productSpecifications.productId, productId))
    .orderBy(asc(productSpecifications.sort));
  const best = pickText(rows, locale)?.locale;
  return rows.filter((row) => row.locale === best).map(({ label, value }) => ({ label, value }));
}

/** Pictures in order, with what they show in one language. */
export async function findMedia(db: Executor, productId: number, locale: Locale) {
  const rows = await db
    .select({
      id: productMedia.id,
      fileId: productMedia.fileId,
      shows: productMedia.shows,
      locale: sql<Locale>`coalesce(${productMediaTexts.locale}, ${locale})`,
      alt: productMediaTexts.alt,
    })
    .from(productMedia)
    .leftJoin(productMediaTexts, eq(productMediaTexts.mediaId, productMedia.id))
    .where(eq(productMedia.productId, productId))
    .orderBy(asc(productMedia.sort));
  return named(rows, locale).map(({ fileId, shows, alt }) => ({ fileId, shows, alt }));
}
