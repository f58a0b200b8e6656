import type { ProductDetail, ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import type { ShownChoices } from '#lib/specification/picture-for.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { findPictureFiles, type PictureFile, toPicture } from '../../files/index.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen } from '../../kernel/money.ts';
import { findNamedValues } from '../attributes/attribute-repository.ts';
import { findBreadcrumb } from '../categories/category-repository.ts';
import { toLink } from '../categories/describe-category.ts';
import { type CardRow, findCardRows } from '../listing/card-repository.ts';
import { findPageIds } from '../listing/listing-repository.ts';
import { moneyText, readCards, toCardFields } from '../listing/to-card.ts';
import { leftOf } from '../rules.ts';
import {
  findDescription,
  findListedId,
  findMedia,
  findOptions,
  findSpecifications,
  findTiers,
  findVariants,
  type NamedOption,
  type ProductReference,
} from './product-repository.ts';

const relatedProducts = 8;

/** By the notices that cached pages of products wait for too. What is not there is not cached. */
const cache = createBriefCache<ProductDetail>({
  life: 0,
  maxEntries: 300,
  staleBy: ['catalogue'],
  tagsOf: ({ id }) => [`product:${id}`],
});

interface Options {
  locale: Locale;
  kind?: ProductKind;
}

/** Everything the page of a product shows. Throws `not_found` for one that is absent, unpublished or of another kind. */
export function getProduct(
  { db }: ServerContext,
  reference: ProductReference,
  options: Options,
): Promise<ProductDetail> {
  const { locale, kind = '' } = options;
  const key = `${locale}:${kind}:${reference.id ?? ''}:${reference.slug ?? ''}`;
  return cache.get(db, key, () => readProduct(db, reference, options));
}

async function readProduct(db: Executor, reference: ProductReference, options: Options): Promise<ProductDetail> {
  const { locale } = options;
  const id = await findListedId(db, reference, options.kind);
  const [row] = id === undefined ? [] : await findCardRows(db, [id], locale);
  if (!row) throw new DomainError('not_found');
  const above = findBreadcrumb(db, row.categoryId, locale);
  const [breadcrumb, choices, description, offers, facts, pictures, related] = await Promise.all([
    above,
    findOptions(db, row.id, locale),
    findDescription(db, row.id, locale),
    readOffers(db, row.id),
    readFacts(db, row, locale),
    readPictures(db, row.id, locale),
    above.then(({ length: level }) => readRelated(db, row, { locale, level })),
  ]);
  return {
    ...toCardFields(row, pictures.files),
    locale: row.locale,
    description,
    fulfilment: row.fulfilment,
    update_time: row.updateTime,
    breadcrumb: breadcrumb.map(toLink),
    pictures: pictures.media.flatMap((each) => showPicture(row, each, { pictures, choices })),
    options: choices.map(({ key, name, values }) => ({
      key,
      name,
      values: values.map((value) => ({ key: value.key, name: value.name })),
    })),
    ...offers,
    ...facts,
    related,
  };
}

async function readOffers(db: Executor, id: number): Promise<Pick<ProductDetail, 'variants' | 'tiers'>> {
  const [variants, tiers] = await Promise.all([findVariants(db, id), findTiers(db, id)]);
  return {
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      options: variant.options,
      price: formatFen(variant.priceAmount),
      list_price: moneyText(variant.listAmount),
      stock: leftOf(variant),
    })),
    tiers: tiers.map(({ fromQuantity, priceAmount }) => ({
      from_quantity: fromQuantity,
      price: formatFen(priceAmount),
    })),
  };
}

async function readFacts(
  db: Executor,
  row: CardRow,
  locale: Locale,
): Promise<Pick<ProductDetail, 'attributes' | 'specifications'>> {
  const [values, specifications] = await Promise.all([
    findNamedValues(db, row.facetValueIds, locale),
    findSpecifications(db, row.id, locale),
  ]);
  const attributes = [...Map.groupBy(values, ({ attributeId }) => attributeId).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      key: first.attributeKey,
      name: first.attributeName,
      values: group.map(({ key, name }) => ({ key, name })),
    };
  });
  return { attributes, specifications };
}

interface Pictures {
  media: Awaited<ReturnType<typeof findMedia>>;
  files: ReadonlyMap<number, PictureFile>;
}

async function readPictures(db: Executor, id: number, locale: Locale): Promise<Pictures> {
  const media = await findMedia(db, id, locale);
  const files = await findPictureFiles(
    db,
    media.map(({ fileId }) => fileId),
  );
  return { media, files };
}

/** One without words of its own is named after the product and the version it shows. */
function showPicture(
  { name }: CardRow,
  { fileId, shows, alt }: Pictures['media'][number],
  { pictures, choices }: { pictures: Pictures; choices: NamedOption[] },
): ProductDetail['pictures'] {
  const file = pictures.files.get(fileId);
  return file ? [{ ...toPicture(file, alt ?? [name, ...valueNames(choices, shows)].join(' · ')), shows }] : [];
}

function valueNames(choices: NamedOption[], shows: ShownChoices): string[] {
  return choices.flatMap(({ key, values }) => values.find((value) => value.key === shows[key])?.name ?? []);
}

/** The best sellers beside it: of its own category, without itself. */
async function readRelated(db: Executor, row: CardRow, { locale, level }: { locale: Locale; level: number }) {
  const filter = { words: [], facets: [], category: { id: row.categoryId, level } };
  const ids = await findPageIds(db, filter, 'popular', { limit: relatedProducts + 1, offset: 0 });
  const others = ids.filter((id) => id !== row.id).slice(0, relatedProducts);
  return readCards(db, others, locale);
}
