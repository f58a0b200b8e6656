import { eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ShownChoices } from '#lib/specification/picture-for.ts';
import type { Executor } from '../../db/connection.ts';
import { cleanHtml } from '../../site/index.ts';
import { productAttributeValues } from '../attribute-tables.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { productMedia, productMediaTexts } from '../media-tables.ts';
import { variantOptionValues } from '../option-tables.ts';
import { productPriceTiers, productSpecifications, products, productTexts, productVariants } from '../tables.ts';
import { createOptions, type NewOption } from './create-options.ts';

type ProductFields = Omit<typeof products.$inferInsert, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

export interface NewProduct extends ProductFields {
  texts: { locale: Locale; name: string; summary: string; description: string; keywords: string }[];
  options: NewOption[];
  variants: {
    sku: string;
    /** Option key → value key. */
    options: Record<string, string>;
    priceAmount: number;
    listAmount: number | null;
    stockOnHand: number | null;
  }[];
  tiers: { fromQuantity: number; priceAmount: number }[];
  attributeValueIds: number[];
  specifications: { locale: Locale; label: string; value: string }[];
  media: { fileId: number; shows?: ShownChoices; alts: { locale: Locale; alt: string }[] }[];
}

/**
 * Makes a product with everything that belongs to it and lists it when it is published. A product whose slug exists is
 * left as it is. Answers its id. HTML is cleaned on the way in.
 */
export async function createProduct(tx: Executor, product: NewProduct): Promise<number> {
  const { texts, options, variants, tiers, attributeValueIds, specifications, media, ...fields } = product;
  const [existing] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, product.slug));
  if (existing) return existing.id;
  const [created] = await tx.insert(products).values(fields).returning({ id: products.id });
  if (!created) throw new Error(`product ${product.slug} was not stored`);
  const productId = created.id;
  const cleaned = texts.map((text) => ({ ...text, productId, description: cleanHtml(text.description) }));
  if (cleaned.length > 0) await tx.insert(productTexts).values(cleaned);
  await insertVariants(tx, productId, product);
  if (tiers.length > 0) await tx.insert(productPriceTiers).values(tiers.map((tier) => ({ ...tier, productId })));
  if (attributeValueIds.length > 0) {
    await tx.insert(productAttributeValues).values(attributeValueIds.map((valueId) => ({ productId, valueId })));
  }
  await insertSpecifications(tx, productId, specifications);
  await insertMedia(tx, productId, media);
  await refreshListing(tx, productId);
  return productId;
}

async function insertVariants(tx: Executor, productId: number, { options, variants }: NewProduct): Promise<void> {
  const chosen = await createOptions(tx, productId, options);
  if (variants.length === 0) return;
  const rows = variants.map(({ options: _, ...variant }, sort) => ({ ...variant, productId, sort }));
  const stored = await tx
    .insert(productVariants)
    .values(rows)
    .returning({ id: productVariants.id, sku: productVariants.sku });
  const idOf = new Map(stored.map(({ id, sku }) => [sku, id]));
  const choices = variants.flatMap((variant) =>
    Object.entries(variant.options).map(([option, value]) => {
      const ids = chosen.get(`${option}/${value}`);
      if (!ids) throw new RangeError(`variant ${variant.sku} chooses ${option}/${value}, which is not offered`);
      return { ...ids, variantId: idOf.get(variant.sku) ?? 0 };
    }),
  );
  if (choices.length > 0) await tx.insert(variantOptionValues).values(choices);
}

async function insertSpecifications(
  tx: Executor,
  productId: number,
  specifications: NewProduct['specifications'],
): Promise<void> {
  const rows = [...Map.groupBy(specifications, ({ locale }) => locale).values()].flatMap((group) =>
    group.map((row, sort) => ({ ...row, productId, sort })),
  );
  if (rows.length > 0) await tx.insert(productSpecifications).values(rows);
}

async function insertMedia(tx: Executor, productId: number, media: NewProduct['media']): Promise<void> {
  if (media.length === 0) return;
  const rows = media.map(({ fileId, shows = {} }, sort) => ({ productId, fileId, shows, sort }));
  const stored = await tx.insert(productMedia).values(rows).returning({ id: productMedia.id, sort: productMedia.sort });
  const texts = stored.flatMap(({ id, sort }) => (media[sort]?.alts ?? []).map((text) => ({ ...text, mediaId: id })));
  if (texts.length > 0) await tx.insert(productMediaTexts).values(texts);
}
