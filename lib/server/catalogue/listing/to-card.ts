import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { findPictureFiles, type PictureFile, toPicture } from '../../files/index.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { findNamedValues, type NamedValue } from '../attributes/attribute-repository.ts';
import { type CardRow, findCardRows } from './card-repository.ts';

const factsPerCard = 3;

/** The cards of these products, in this order, in one language. */
export async function readCards(db: Executor, ids: number[], locale: Locale): Promise<ProductCard[]> {
  const rows = await findCardRows(db, ids, locale);
  const [pictures, values] = await Promise.all([
    findPictureFiles(
      db,
      rows.map(({ pictureFileId }) => pictureFileId),
    ),
    findNamedValues(db, [...new Set(rows.flatMap(({ facetValueIds }) => facetValueIds))], locale),
  ]);
  return rows.map((row) => ({ ...toCardFields(row, pictures), facts: factsOf(row, values) }));
}

/** Everything of a card but its facts; product pages show those in full. */
export function toCardFields(row: CardRow, pictures: ReadonlyMap<number, PictureFile>): Omit<ProductCard, 'facts'> {
  const file = row.pictureFileId === null ? undefined : pictures.get(row.pictureFileId);
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    name: row.name,
    summary: row.summary,
    category: { id: row.categoryId, slug: row.categorySlug, name: row.categoryName },
    picture: file ? toPicture(file, row.pictureAlt ?? row.name) : null,
    pricing: row.pricing,
    price: moneyText(row.priceAmount),
    is_price_from: row.isPriceFrom,
    list_price: moneyText(row.listAmount),
    start: startOf(row),
    unit: row.unit,
    minimum_quantity: row.minimumQuantity,
    lead_days_min: row.leadDaysMin,
    lead_days_max: row.leadDaysMax,
    sold: row.sold,
    is_featured: row.isFeatured,
    is_available: row.isAvailable,
    publish_time: row.publishTime,
  };
}

export function startOf({
  startAmount,
  startQuantity,
  startUnit,
}: Pick<CardRow, 'startAmount' | 'startQuantity' | 'startUnit'>): ProductCard['start'] {
  if (startAmount === null || startQuantity === null || startUnit === null) return null;
  return { amount: formatFen(startAmount), quantity: startQuantity, unit: startUnit };
}

export function moneyText(amount: Fen | null): string | null {
  return amount === null ? null : formatFen(amount);
}

/** The first value of each attribute that is worth a line, in the order of the attributes. */
function factsOf(row: CardRow, values: NamedValue[]): string[] {
  const own = values.filter(({ id, isCardFact }) => isCardFact && row.facetValueIds.includes(id));
  const firstOfEach = [...Map.groupBy(own, ({ attributeId }) => attributeId).values()].flatMap(
    ([first]) => first ?? [],
  );
  return firstOfEach.slice(0, factsPerCard).map(({ name }) => name);
}
