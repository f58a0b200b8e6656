import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import type { Page } from '../../kernel/paging.ts';
import { listingCounts } from '../listing-tables.ts';
import { byWalking, withoutWalking } from '../search/within-time.ts';
import { type ListingFilter, toConditions, toNamed, toOrder, toPlace, toTests } from './listing-filter.ts';
import type { Summary, Wanted } from './survey-listing.ts';

/**
 * The products of one page, in order, of a filter that is `isPlain`: a walk along one index, whose rows are read for
 * the page alone.
 */
export async function findPageIds(
  db: Executor,
  filter: ListingFilter,
  sort: ListingSort,
  page: Pick<Page, 'limit' | 'offset'>,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select l.product_id as id from product_listing l
    where ${toPlace(filter)} order by ${toOrder(sort)} limit ${page.limit} offset ${page.offset}`);
  return rows.map(({ id }) => id);
}

export interface Match extends Record<string, unknown> {
  id: number;
  priceAmount: Fen | null;
  publishedAt: number;
}

const matchFields = sql`
  l.product_id as id, l.price_amount as "priceAmount", extract(epoch from l.published_at)::float as "publishedAt"`;

/**
 * One page of all matches in any order: reads every match, so there should not be too many. By popularity, what is called
 * so comes before what mentions it.
 */
export async function findPageOfMatches(
  db: Executor,
  filter: ListingFilter,
  { sort, limit, offset }: Wanted,
): Promise<Match[]> {
  const isByName = sort === 'popular' && filter.words.length > 0 && filter.part === undefined;
  const order = sql`${isByName ? sql`l.is_named desc, ` : sql``}${toOrder(sort)}`;
  // Times are turned into numbers for the page alone: for thousands of matches that takes as long as to put them in order.
  return withoutWalking<Match>(
    db,
    sql`
    with matches as materialized (
      select l.product_id, l.sold, l.published_at, l.price_amount${isByName ? sql`, ${toNamed(filter)} as is_named` : sql``}
      from product_listing l where ${toConditions(filter)})
    select ${matchFields} from (
      select * from matches l order by ${order} limit ${limit} offset ${offset}) l
    order by ${order}`,
  );
}

/**
 * The first matches in an order, found by walking along it until there are enough. Fewer than `limit` come back when
 * `deepest` products were passed without finding enough.
 */
export async function findFirstMatches(
  db: Executor,
  filter: ListingFilter,
  { sort, limit, offset, deepest }: Wanted & { deepest: number },
): Promise<Match[]> {
  return byWalking<Match>(
    db,
    sql`
    select ${matchFields}
    from (select * from product_listing l where ${toPlace({ category: filter.category })} order by ${toOrder(sort)} limit ${deepest}) l
    where ${toTests(filter)} order by ${toOrder(sort)} limit ${limit} offset ${offset}`,
  );
}

/** The same from the kept counts, exact at any size; for filters that are `isPlain` only. */
export async function summarisePlain(db: Executor, filter: ListingFilter): Promise<Summary> {
  const [rows, priceMin, priceMax] = await Promise.all([
    db
      .select({
        valueId: listingCounts.facetValueId,
        products: sql<number>`sum(${listingCounts.products})`.mapWith(Number),
      })
      .from(listingCounts)
      .where(
        and(
          eq(listingCounts.categoryId, filter.category?.id ?? 0),
          filter.kind ? eq(listingCounts.kind, filter.kind) : undefined,
        ),
      )
      .groupBy(listingCounts.facetValueId),
    findExtremePrice(db, filter, 'price_asc'),
    findExtremePrice(db, filter, 'price_desc'),
  ]);
  const counts = new Map(rows.map(({ valueId, products }) => [valueId, products]));
  return { total: counts.get(0) ?? 0, named: 0, isBounded: false, counts, priceMin, priceMax };
}

async function findExtremePrice(db: Executor, filter: ListingFilter, sort: ListingSort): Promise<Fen | null> {
  const { rows } = await db.execute<{ price: number | null }>(sql`
    select l.price_amount as price from product_listing l
    where ${toPlace(filter)} order by ${toOrder(sort)} limit 1`);
  return rows[0]?.price ?? null;
}

/** Published products of each category with everything below it. */
export async function countByCategory(db: Executor, categoryIds?: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: listingCounts.categoryId, products: sql<number>`sum(${listingCounts.products})`.mapWith(Number) })
    .from(listingCounts)
    .where(
      and(eq(listingCounts.facetValueId, 0), categoryIds ? inArray(listingCounts.categoryId, categoryIds) : undefined),
    )
    .groupBy(listingCounts.categoryId);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

/** What sells best in the whole shop. */
export const findPopularIds = (db: Executor, limit: number): Promise<number[]> =>
  findPageIds(db, { words: [], facets: [] }, 'popular', { limit, offset: 0 });

/** Featured products in the order the shop gave them. */
export async function findFeaturedIds(db: Executor, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select l.product_id as id from product_listing l where l.is_featured
    order by l.sort_weight desc nulls last, l.sold desc nulls last, l.product_id desc nulls last limit ${limit}`);
  return rows.map(({ id }) => id);
}
