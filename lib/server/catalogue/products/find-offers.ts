import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Fulfilment, Pricing, ProductKind, Unit } from '#lib/contract/catalogue/shop-records.ts';
import type { SpecTemplate, SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { ShownChoices } from '#lib/specification/picture-for.ts';
import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import { productListing } from '../listing-tables.ts';
import { productOptions, productOptionValues, productOptionValueTexts, variantOptionValues } from '../option-tables.ts';
import { pickText } from '../rules.ts';
import { findOfferedVersionId, findUnit, readSpecTemplate } from '../specification/specification-repository.ts';
import { productPriceTiers, products, productTexts, productVariants } from '../tables.ts';

export interface VariantOffer {
  id: number;
  /** Chosen options in one line. */
  text: SpecTexts;
  /** Option key → value key. */
  options: Record<string, string>;
  priceAmount: Fen;
  /** Pieces that nobody has been promised; null: made to order. */
  available: number | null;
}

/** What a product can be had for now, in both languages: all that pricing a line of a document asks for. */
export interface ProductOffer {
  id: number;
  slug: string;
  kind: ProductKind;
  pricing: Pricing;
  fulfilment: Fulfilment;
  /** Of one ordered piece. */
  unit: Unit;
  minimumQuantity: number;
  name: SpecTexts;
  /** In their order, with what each shows. */
  pictures: { fileId: number; shows: ShownChoices }[];
  /** In their order. */
  variants: VariantOffer[];
  /** Lowest quantity first. */
  tiers: { fromQuantity: number; priceAmount: Fen }[];
  /** What is offered of it to configure. */
  template: SpecTemplate | undefined;
}

/** The offers of these products; one that is not for sale is left out. */
export async function findOffers(db: Executor, productIds: number[]): Promise<Map<number, ProductOffer>> {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const [rows, names, variants, tiers, templates] = await Promise.all([
    findProducts(db, ids),
    findNames(db, ids),
    findVariantOffers(db, ids),
    findTiersOf(db, ids),
    Promise.all(ids.map((id) => findTemplate(db, id))),
  ]);
  const templateOf = new Map(ids.map((id, index) => [id, templates[index]]));
  return new Map(
    rows.map(({ unit, ...row }) => [
      row.id,
      {
        ...row,
        unit: templateOf.get(row.id)?.unit ?? unit,
        name: toTexts(names.get(row.id) ?? [], row.slug),
        variants: variants.get(row.id) ?? [],
        tiers: tiers.get(row.id) ?? [],
        template: templateOf.get(row.id)?.template,
      },
    ]),
  );
}

function findProducts(db: Executor, ids: number[]) {
  return db
    .select({
      id: products.id,
      slug: products.slug,
      kind: products.kind,
      pricing: products.pricing,
      fulfilment: products.fulfilment,
      unit: products.unit,
      minimumQuantity: products.minimumQuantity,
      pictures: sql<ProductOffer['pictures']>`(
        select coalesce(json_agg(json_build_object('fileId', m.file_id, 'shows', m.shows) order by m.sort), '[]')
        from product_media m where m.product_id = ${products.id})`,
    })
    .from(products)
    .innerJoin(productListing, eq(productListing.productId, products.id))
    .where(inArray(products.id, ids));
}

interface OfferedTemplate {
  template: SpecTemplate | undefined;
  /** Of one ordered piece, where the template says so. */
  unit: Unit | undefined;
}

async function findTemplate(db: Executor, productId: number): Promise<OfferedTemplate | undefined> {
  const versionId = await findOfferedVersionId(db, productId);
  if (versionId === undefined) return undefined;
  const [template, unit] = await Promise.all([readSpecTemplate(db, versionId), findUnit(db, productId, versionId)]);
  return { template, unit: template && unit };
}

async function findNames(db: Executor, ids: number[]) {
  const rows = await db
    .select({ productId: productTexts.productId, locale: productTexts.locale, name: productTexts.name })
    .from(productTexts)
    .where(inArray(productTexts.productId, ids));
  return Map.groupBy(rows, ({ productId }) => productId);
}

interface TextRow {
  locale: Locale;
  name: string;
}

/** Each language, or the best there is in its place. */
function toTexts(rows: TextRow[], fallback: string): SpecTexts {
  return inEachLanguage((locale) => pickText(rows, locale)?.name ?? fallback);
}

async function findVariantOffers(db: Executor, ids: number[]): Promise<Map<number, VariantOffer[]>> {
  const [rows, texts] = await Promise.all([
    db
      .select()
      .from(productVariants)
      .where(and(inArray(productVariants.productId, ids), isNull(productVariants.removedAt)))
      .orderBy(asc(productVariants.sort), asc(productVariants.id)),
    findValueTexts(db, ids),
  ]);
  const offers = rows.map(({ id, productId, priceAmount, stockOnHand, stockReserved }) => ({
    productId,
    id,
    text: joinValues(texts.get(id) ?? []),
    options: Object.fromEntries((texts.get(id) ?? []).map(({ option, value }) => [option, value])),
    priceAmount,
    available: stockOnHand === null ? null : stockOnHand - stockReserved,
  }));
  return Map.groupBy(offers, ({ productId }) => productId);
}

async function findValueTexts(db: Executor, ids: number[]) {
  const rows = await db
    .select({
      variantId: variantOptionValues.variantId,
      valueId: variantOptionValues.valueId,
      option: productOptions.key,
      value: productOptionValues.key,
      locale: productOptionValueTexts.locale,
      name: productOptionValueTexts.name,
    })
    .from(variantOptionValues)
    .innerJoin(productOptions, eq(productOptions.id, variantOptionValues.optionId))
    .innerJoin(productOptionValues, eq(productOptionValues.id, variantOptionValues.valueId))
    .innerJoin(productOptionValueTexts, eq(productOptionValueTexts.valueId, productOptionValues.id))
    .where(inArray(productOptions.productId, ids))
    .orderBy(asc(productOptions.sort), asc(productOptions.id));
  return Map.groupBy(rows, ({ variantId }) => variantId);
}

function joinValues(rows: (TextRow & { valueId: number })[]): SpecTexts {
  const values = [...Map.groupBy(rows, ({ valueId }) => valueId).values()].map((group) => toTexts(group, ''));
  return inEachLanguage((locale) => values.map((texts) => texts[locale]).join(' · '));
}

async function findTiersOf(db: Executor, ids: number[]) {
  const rows = await db
    .select()
    .from(productPriceTiers)
    .where(inArray(productPriceTiers.productId, ids))
    .orderBy(asc(productPriceTiers.fromQuantity));
  return Map.groupBy(rows, ({ productId }) => productId);
}
