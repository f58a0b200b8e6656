import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import type { Page } from '../../kernel/paging.ts';
import { listingCounts } from '../listing-tables.ts';
import { byWalking, withoutWalking } from '../search/within-time.ts';
import { inSample, type ListingFilter, toConditions, toNamed, toOrder } from './listing-filter.ts';

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
    where ${toConditions(filter)} order by ${toOrder(sort)} limit ${page.limit} offset ${page.offset}`);
  return rows.map(({ id }) => id);
}

export interface Summary {
  total: number;
  /** How many of those that were counted are called what was looked for. */
  named: number;
  /** Counting stopped at the bound: everything here is a lower bound. */
  isBounded: boolean;
  /** Facet value → matches. */
  counts: Map<number, number>;
  priceMin: Fen | null;
  priceMax: Fen | null;
}

interface Counted extends Summary {
  /** Products of the category, or of the whole shop, whether they match or not. */
  around: number;
}

/**
 * Counts matches and their facet values in one pass over at most `bound` of them, or of those in the sample. Facets are
 * counted only where somebody is to see them.
 */
export async function summarise(
  db: Executor,
  filter: ListingFilter,
  { bound, isSample, hasFacets }: { bound: number; isSample: boolean; hasFacets: boolean },
): Promise<Counted> {
  const sample = isSample ? sql` and ${inSample}` : sql``;
  const counts = hasFacets ? sql`(select jsonb_object_agg(value, products) from facets)` : sql`null::jsonb`;
  const query = sql`
    with hits as materialized (
      select l.facet_value_ids, l.price_amount, ${toNamed(filter)} as is_named from product_listing l
      where ${toConditions(filter)}${sample} limit ${bound + 1}
    ), facets as (
      select value, count(*) as products from hits, unnest(hits.facet_value_ids) as value group by value
    )
    select count(*) as total, count(*) filter (where is_named) as named, min(price_amount) as price_min, max(price_amount) as price_max,
      ${counts} as counts,
      (select coalesce(sum(c.products), 0) from listing_counts c
        where c.category_id = ${filter.category?.id ?? 0} and c.facet_value_id = 0)::integer as around
    from hits`;
  const [row] = await withoutWalking<{
    total: number;
    named: number;
    price_min: number | null;
    price_max: number | null;
    counts: Record<string, number> | null;
    around: number;
  }>(db, query);
  const total = row?.total ?? 0;
  return {
    total: Math.min(total, bound),
    named: row?.named ?? 0,
    isBounded: total > bound,
    counts: new Map(Object.entries(row?.counts ?? {}).map(([id, count]) => [Number(id), count])),
    priceMin: row?.price_min ?? null,
    priceMax: row?.price_max ?? null,
    around: row?.around ?? 0,
  };
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
  sort: ListingSort,
  page: Pick<Page, 'limit' | 'offset'>,
): Promise<Match[]> {
  const isByName = sort === 'popular' && filter.words.length > 0;
  const order = sql`${isByName ? sql`l.is_named desc, ` : sql``}${toOrder(sort)}`;
  // Times are turned into numbers for the page alone: for thousands of matches that takes as long as to put them in order.
  return withoutWalking<Match>(
    db,
    sql`
    with matches as materialized (
      select l.product_id, l.sold, l.published_at, l.price_amount${isByName ? sql`, ${toNamed(filter)} as is_named` : sql``}
      from product_listing l where ${toConditions(filter)})
    select ${matchFields} from (
      select * from matches l order by ${order} limit ${page.limit} offset ${page.offset}) l
    order by ${order}`,
  );
}

/**
 * The first matches in an order, found by walking along it until there are enough. Fewer than `count` come back when
 * `deepest` products were passed without finding enough.
 */
export async function findFirstMatches(
  db: Executor,
  filter: ListingFilter,
  { sort, count, deepest }: { sort: ListingSort; count: number; deepest: number },
): Promise<Match[]> {
  const place: ListingFilter = { words: [], facets: [], category: filter.category };
  return byWalking<Match>(
    db,
    sql`
    select ${matchFields}
    from (select * from product_listing l where ${toConditions(place)} order by ${toOrder(sort)} limit ${deepest}) l
    where ${toConditions(filter)} order by ${toOrder(sort)} limit ${count}`,
  );
}

export interface Match extends Record<string, unknown> {
  id: number;
  priceAmount: Fen | null;
  publishedAt: number;
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
    where ${toConditions(filter)} order by ${toOrder(sort)} limit 1`);
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
