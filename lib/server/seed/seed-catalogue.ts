import { type Locale, locales } from '#lib/i18n/locales.ts';
import {
  createAttribute,
  createCategory,
  createProduct,
  createSynonyms,
  createTemplate,
  type NewProduct,
} from '../catalogue/index.ts';
import type { Executor } from '../db/connection.ts';
import { seedAttributes } from './content/attributes.ts';
import { seedCategories } from './content/categories.ts';
import type { SeedTemplate } from './content/spec-authoring.ts';
import { seedSynonyms } from './content/synonyms.ts';
import { contradictions } from './one-truth.ts';
import { pictureAlt } from './picture-alt.ts';
import type { PictureSpec, SeedProduct, Texts } from './seed-types.ts';

/** Attributes worth a line on a card. Delivery time and price have their own place there. */
const cardFacts = new Set(['material', 'finish', 'size-class', 'power', 'service-place', 'use']);

/** Products of the demo shop came in one after the other, this far apart, so that "newest" means something. */
const hoursBetweenProducts = 31;

interface CatalogueSeed {
  products: SeedProduct[];
  /** What can be configured of some of them. */
  specs: SeedTemplate[];
  /** The stored file of a picture. */
  fileOf: (picture: PictureSpec) => number;
  now: Date;
}

/**
 * Categories, attributes, products and services; what exists under the same slug or key is left as it is. Answers the ids of categories
 * by slug.
 */
export async function seedCatalogue(
  tx: Executor,
  { products, specs, fileOf, now }: CatalogueSeed,
): Promise<Map<string, number>> {
  const categoryIds = new Map<string, number>();
  for (const [sort, category] of seedCategories.entries()) {
    const texts = inEach((locale) => ({ name: category.name[locale], description: category.description[locale] }));
    const { slug, parent: parentSlug, picture } = category;
    const id = await createCategory(tx, { slug, parentSlug, sort, texts, pictureFileId: fileOf(picture) });
    categoryIds.set(slug, id);
  }
  const valueIds = new Map<string, number>();
  for (const [sort, attribute] of seedAttributes.entries()) {
    const ids = await createAttribute(tx, {
      key: attribute.key,
      sort,
      isCardFact: cardFacts.has(attribute.key),
      texts: namesOf(attribute.name),
      values: attribute.values.map(({ key, name }) => ({ key, texts: namesOf(name) })),
    });
    for (const [key, id] of ids) valueIds.set(`${attribute.key}/${key}`, id);
  }
  await createSynonyms(tx, seedSynonyms);
  for (const [index, product] of products.entries()) {
    const spec = specs.find((each) => each.product === product.slug);
    const publishedAt = new Date(now.getTime() - (index + 1) * hoursBetweenProducts * 3_600_000);
    const id = await createProduct(tx, toNewProduct(product, { categoryIds, valueIds, fileOf, publishedAt, spec }));
    if (spec) requireOneTruth(product, spec);
    if (spec) await createTemplate(tx, { ...spec, owner: { productId: id } }, now);
  }
  return categoryIds;
}

/** A buyer must not read one thing and choose another: content that contradicts itself stops the seed. */
function requireOneTruth(product: SeedProduct, spec: SeedTemplate): void {
  const faults = contradictions(product, spec);
  if (faults.length > 0) throw new RangeError(faults.join('; '));
}

interface Resolved extends Pick<CatalogueSeed, 'fileOf'> {
  categoryIds: Map<string, number>;
  valueIds: Map<string, number>;
  publishedAt: Date;
  /** What can be configured of it. */
  spec: SeedTemplate | undefined;
}

function toNewProduct(
  product: SeedProduct,
  { categoryIds, valueIds, fileOf, publishedAt, spec }: Resolved,
): NewProduct {
  const valueKeys = Object.entries(product.attributes).flatMap(([key, values]) => values.map((it) => `${key}/${it}`));
  return {
    slug: product.slug,
    kind: product.kind,
    categoryId: required(categoryIds, product.category, product.slug),
    status: 'published',
    pricing: product.pricing,
    unit: product.unit,
    fulfilment: product.kind === 'service' ? 'service' : 'ship',
    leadDaysMin: product.leadDays[0],
    leadDaysMax: product.leadDays[1],
    minimumQuantity: product.minimumQuantity,
    sold: product.sold,
    isFeatured: product.isFeatured,
    publishedAt,
    texts: inEach((locale) => ({
      name: product.name[locale],
      summary: product.summary[locale],
      description: product.description[locale],
      keywords: product.keywords[locale],
    })),
    ...toOffers(product),
    attributeValueIds: [...new Set(valueKeys.map((key) => required(valueIds, key, product.slug)))],
    specifications: product.specifications.flatMap(({ label, value }) =>
      inEach((locale) => ({ label: label[locale], value: value[locale] })),
    ),
    media: product.pictures.map((picture) => ({
      fileId: fileOf(picture),
      shows: picture.shows ?? {},
      alts: inEach((locale) => ({ alt: pictureAlt(product, picture, { spec, locale }) })),
    })),
  };
}

/** What can be chosen, and what it costs. */
function toOffers(product: SeedProduct): Pick<NewProduct, 'options' | 'variants' | 'tiers'> {
  return {
    options: product.options.map(({ key, name, values }) => ({
      key,
      texts: namesOf(name),
      values: values.map((value) => ({ key: value.key, texts: namesOf(value.name) })),
    })),
    variants: product.variants.map(({ sku, options, amount, listAmount = null, stock = null }) => ({
      sku,
      options,
      priceAmount: amount,
      listAmount,
      stockOnHand: stock,
    })),
    tiers: (product.tiers ?? []).map(({ fromQuantity, amount }) => ({ fromQuantity, priceAmount: amount })),
  };
}

function inEach<T>(make: (locale: Locale) => T): (T & { locale: Locale })[] {
  return locales.map((locale) => ({ ...make(locale), locale }));
}

function namesOf(name: Texts): { locale: Locale; name: string }[] {
  return inEach((locale) => ({ name: name[locale] }));
}

/** Content that names something missing is a mistake in the content: it stops the seed instead of losing the product. */
function required(ids: Map<string, number>, key: string, where: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new RangeError(`${where}: there is no ${key}`);
  return id;
}
