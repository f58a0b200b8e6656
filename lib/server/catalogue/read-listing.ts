import type { ListingSort } from '#lib/contract/catalogue.ts';
import type { Executor } from '../db/connection.ts';
import type { Page } from '../kernel/paging.ts';
import { isPlain, type ListingFilter } from './listing-filter.ts';
import {
  findPageIds,
  findPageOfMatches,
  findPopularMatches,
  type PopularMatch,
  type Summary,
  summarise,
  summarisePlain,
} from './listing-repository.ts';
import { sampleShare } from './listing-tables.ts';
import { reachableAmongMany, reachableProducts, roundEstimate } from './rules.ts';

/** So many hits in the sample are enough to estimate by; fewer, and all matches can be counted. */
const countedBelow = 160;
/** Hits in the sample from which on reading every match would take too long. */
const many = 1500;
/** How far down the popular products a walk may go before it counts as the wrong way. */
const deepestWalk = 40_000;

/** How a list is to be read: decided once, by how much it matches. */
export interface Reading {
  summary: Summary;
  way: 'plain' | 'matches' | 'popular';
  /** How many products of the list can be paged to. */
  reachable: number;
}

/**
 * Finds out how much a filter matches, in bounded time at any size of the shop. Without filters the kept counts know.
 * With filters a sample of the shop tells: few matches are counted exactly, more are estimated from the sample.
 */
export async function examineListing(db: Executor, filter: ListingFilter): Promise<Reading> {
  if (isPlain(filter)) {
    return { summary: await summarisePlain(db, filter), way: 'plain', reachable: reachableProducts };
  }
  const sample = await summarise(db, filter, { bound: many, isSample: true });
  if (sample.total < countedBelow) {
    // Twice what the sample promises is as good as impossible; the bound is for that.
    const summary = await summarise(db, filter, { bound: countedBelow * sampleShare * 2, isSample: false });
    return { summary, way: 'matches', reachable: reachableProducts };
  }
  return sample.isBounded
    ? { summary: estimate(sample), way: 'popular', reachable: reachableAmongMany }
    : { summary: estimate(sample), way: 'matches', reachable: reachableProducts };
}

function estimate(sample: Summary): Summary {
  const scale = (count: number) => roundEstimate(count * sampleShare);
  return {
    ...sample,
    total: scale(sample.total),
    isBounded: true,
    counts: new Map([...sample.counts].map(([id, count]) => [id, scale(count)])),
  };
}

/** The products of one page, in order, read the way `examineListing` found right. */
export async function readPageIds(
  db: Executor,
  filter: ListingFilter,
  { way, sort, limit, offset }: Pick<Reading, 'way'> & Pick<Page, 'limit' | 'offset'> & { sort: ListingSort },
): Promise<number[]> {
  if (way === 'plain') return findPageIds(db, filter, sort, { limit, offset });
  if (way === 'matches') return findPageOfMatches(db, filter, sort, { limit, offset });
  // Any other order than by popularity is one among the most popular matches, so it needs all of those.
  const count = sort === 'popular' ? Math.min(offset + limit, reachableAmongMany) : reachableAmongMany;
  const found = await findPopularMatches(db, filter, { count, deepest: deepestWalk });
  if (found.length < count) return findPageOfMatches(db, filter, sort, { limit, offset });
  return found
    .sort(comparisons[sort])
    .slice(offset, offset + limit)
    .map(({ id }) => id);
}

type Comparison = (left: PopularMatch, right: PopularMatch) => number;

const byPrice =
  (direction: 1 | -1): Comparison =>
  (left, right) => {
    if (left.priceAmount === null || right.priceAmount === null) {
      return Number(left.priceAmount === null) - Number(right.priceAmount === null);
    }
    return direction * (left.priceAmount - right.priceAmount);
  };

const comparisons: Record<ListingSort, Comparison> = {
  popular: () => 0,
  newest: (left, right) => right.publishedAt - left.publishedAt,
  price_asc: byPrice(1),
  price_desc: byPrice(-1),
};
