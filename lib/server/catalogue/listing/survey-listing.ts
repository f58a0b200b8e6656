import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { Executor } from '../../db/connection.ts';
import type { Fen } from '../../kernel/money.ts';
import type { Page } from '../../kernel/paging.ts';
import { sampleShares } from '../listing-tables.ts';
import { withoutWalking } from '../search/within-time.ts';
import { inSample, type ListingFilter, toConditions, toNamed, toOrder, toValue } from './listing-filter.ts';

/** So many hits in a sample are enough to estimate by; fewer, and the next larger one is asked. */
const enough = 160;
/** A sample is passed over that is not likely to have so many. */
const promising = 100;
/** Twice what the largest sample promises is as good as impossible; the bound is for that. */
const mostCounted = 2 * enough * Math.min(...sampleShares);
/** Counting in a sample stops here: of a shop so large the total is a lower bound. */
const mostInSample = 4000;

export interface Summary {
  total: number;
  /** How many of those that were counted are called what was looked for. */
  named: number;
  /** What is told here is an estimate or a lower bound. */
  isBounded: boolean;
  /** Facet value → matches. */
  counts: Map<number, number>;
  priceMin: Fen | null;
  priceMax: Fen | null;
}

export interface Survey extends Summary {
  /** One product in so many was looked at; 1: all of them. */
  share: number;
  /** Products of the category, or of the whole shop, whether they match or not. */
  around: number;
  /** Where everything was looked at, the products of the page. */
  ids: number[];
  /** Where the hits of the sample stand in the order: those that are called so, and those that mention it. */
  standing: { named: number[]; mentioned: number[] };
}

export interface Wanted extends Pick<Page, 'limit' | 'offset'> {
  sort: ListingSort;
}

interface SurveyRow extends Record<string, unknown> {
  share: number | null;
  total: number;
  named: number;
  price_min: number | null;
  price_max: number | null;
  counts: Record<string, number> | null;
  around: number;
  ids: number[] | null;
  standing_named: number[] | null;
  standing_mentioned: number[] | null;
}

/**
 * Looks at the matches in the smallest sample that has enough of them, and where none has, at all matches: one question to
 * the database, whose cost neither the size of the shop nor the number of matches raises. Facets are counted only where
 * somebody is to see them, a page is read only where it is wanted.
 */
export async function surveyListing(
  db: Executor,
  filter: ListingFilter,
  { hasFacets, wanted }: { hasFacets: boolean; wanted?: Wanted | undefined },
): Promise<Survey> {
  const [row] = await withoutWalking<SurveyRow>(db, toQuestion(filter, hasFacets, wanted));
  const { share, total = 0, named = 0 } = row ?? {};
  const most = share === 1 ? mostCounted : mostInSample;
  return {
    share: share ?? 1,
    total: Math.min(total, most),
    named,
    isBounded: total > most,
    counts: new Map(Object.entries(row?.counts ?? {}).map(([id, count]) => [Number(id), count])),
    priceMin: row?.price_min ?? null,
    priceMax: row?.price_max ?? null,
    around: row?.around ?? 0,
    ids: row?.ids ?? [],
    standing: { named: row?.standing_named ?? [], mentioned: row?.standing_mentioned ?? [] },
  };
}

function toQuestion(filter: ListingFilter, hasFacets: boolean, wanted: Wanted | undefined): SQL {
  const isByName = wanted?.sort === 'popular' && filter.words.length > 0;
  const fields = sql`l.product_id, l.facet_value_ids, l.price_amount, l.sold, l.published_at, ${toNamed(filter)} as is_named`;
  const steps = [...sampleShares, 1];
  const nameOf = (share: number) => sql.raw(`one_in_${share}`);
  const counted = (share: number) => sql`(select count(*) from ${nameOf(share)})`;
  const reads = steps.map((share, place) => {
    const tests = [
      toConditions(filter),
      ...(share > 1 ? [inSample(share)] : []),
      ...steps.slice(0, place).map((before) => sql`${counted(before)} < ${enough}`),
      // The two last are asked whatever the smaller samples say.
      ...(place > 0 && place < steps.length - 2 ? [isPromising(share, steps.slice(0, place), counted)] : []),
    ];
    return sql`${nameOf(share)} as materialized (
      select ${fields} from product_listing l where ${sql.join(tests, sql` and `)}
      limit ${(share > 1 ? mostInSample : mostCounted) + 1})`;
  });
  const hits = steps.map((share) => {
    const chosen = share > 1 ? sql` where ${counted(share)} >= ${enough}` : sql``;
    return sql`select ${sql.raw(String(share))} as share, * from ${nameOf(share)}${chosen}`;
  });
  const counts = hasFacets ? sql`(select jsonb_object_agg(value, products) from facets)` : sql`null::jsonb`;
  return sql`
    with ${sql.join(reads, sql`, `)}, hits as materialized (${sql.join(hits, sql` union all `)}), facets as (
      select value, count(*) as products from hits, unnest(hits.facet_value_ids) as value group by value)
    select min(share) as share, count(*) as total, count(*) filter (where is_named) as named,
      min(price_amount) as price_min, max(price_amount) as price_max, ${counts} as counts,
      (select coalesce(sum(c.products), 0) from listing_counts c
        where c.category_id = ${filter.category?.id ?? 0} and c.facet_value_id = 0)::integer as around
      ${wanted ? toPage(wanted, isByName, filter.first) : sql``}
    from hits`;
}

/** That a sample is likely to have enough, by what a smaller one had. */
function isPromising(share: number, smaller: number[], counted: (share: number) => SQL): SQL {
  const likely = smaller.map((before) => sql`${counted(before)} * ${sql.raw(String(before / share))}`);
  return sql`greatest(${sql.join(likely, sql`, `)}) >= ${promising}`;
}

/** The page itself where all is known, and otherwise where in the order the hits stand. */
function toPage({ sort, limit, offset }: Wanted, isByName: boolean, first: number[] = []): SQL {
  const isFirst = sql`l.product_id = any(${sql.param(first)}::bigint[]) desc, `;
  const byName = isByName ? sql`${first.length > 0 ? isFirst : sql``}l.is_named desc, ` : sql``;
  const standing = (where: SQL) => sql`
    array(select ${toValue(sort)}::float8 from hits l where share > 1 and ${where} order by ${toOrder(sort)})`;
  return sql`,
      array(select l.product_id::float8 from hits l where share = 1 order by ${byName}${toOrder(sort)}
        limit ${limit} offset ${offset}) as ids,
      ${isByName ? standing(sql`is_named`) : standing(sql`true`)} as standing_named,
      ${isByName ? standing(sql`not is_named`) : sql`null::float8[]`} as standing_mentioned`;
}
