import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { Executor } from '../../db/connection.ts';
import type { Page } from '../../kernel/paging.ts';
import { sampleShare } from '../listing-tables.ts';
import { reachableAmongMany, reachableProducts, roundEstimate } from '../rules.ts';
import { isPlain, type ListingFilter } from './listing-filter.ts';
import {
  findPageIds,
  findPageOfMatches,
  findPopularMatches,
  type Match,
  type Summary,
  summarise,
  summarisePlain,
} from './listing-repository.ts';

/** So many hits in the sample are enough to estimate by; fewer, and all matches can be counted. */
const countedBelow = 160;
/** Hits in the sample from which on reading every match would take too long. */
const many = 1500;
/** Named hits in such a sample from which on walking down the popular products finds enough of them. */
const oftenNamed = 160;
/** How far down the popular products a walk may go before it counts as the wrong way. */
const deepestWalk = 40_000;

/** How a list is to be read: decided once, by how much it matches. */
export interface Reading {
  summary: Summary;
  way: 'plain' | 'matches' | 'popular';
  /** How many products of the list can be paged to. */
  reachable: number;
  /** Of many matches a good part is called so: a walk down the popular products meets them. */
  isOftenNamed: boolean;
}

/**
 * Finds out how much a filter matches, in bounded time at any size of the shop. Without filters the kept counts know.
 * With filters a sample of the shop tells: few matches are counted exactly, more are estimated from the sample.
 */
export async function examineListing(db: Executor, filter: ListingFilter): Promise<Reading> {
  if (isPlain(filter)) {
    return {
      summary: await summarisePlain(db, filter),
      way: 'plain',
      reachable: reachableProducts,
      isOftenNamed: false,
    };
  }
  const sample = await summarise(db, filter, { bound: many, isSample: true });
  if (sample.total < countedBelow) {
    // Twice what the sample promises is as good as impossible; the bound is for that.
    const summary = await summarise(db, filter, { bound: countedBelow * sampleShare * 2, isSample: false });
    return { summary, way: 'matches', reachable: reachableProducts, isOftenNamed: false };
  }
  const [summary, isOftenNamed] = [estimate(sample), sample.named >= oftenNamed];
  return sample.isBounded
    ? { summary, way: 'popular', reachable: reachableAmongMany, isOftenNamed }
    : { summary, way: 'matches', reachable: reachableProducts, isOftenNamed };
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

type PageQuery = Pick<Reading, 'way' | 'isOftenNamed'> & Pick<Page, 'limit' | 'offset'> & { sort: ListingSort };

/** The products of one page, in order, read the way `examineListing` found right. */
export async function readPageIds(db: Executor, filter: ListingFilter, input: PageQuery): Promise<number[]> {
  const { way, sort, limit, offset } = input;
  if (way === 'plain') return findPageIds(db, filter, sort, { limit, offset });
  if (way === 'matches') return toIds(await findPageOfMatches(db, filter, sort, { limit, offset }));
  // Any other order than by popularity is one among the first matches, so it needs all of those.
  const count = sort === 'popular' ? Math.min(offset + limit, reachableAmongMany) : reachableAmongMany;
  const found = await readFirst(db, filter, { count, isOftenNamed: input.isOftenNamed });
  return toIds(found.sort(comparisons[sort]).slice(offset, offset + limit));
}

const toIds = (matches: Match[]) => matches.map(({ id }) => id);

/** The most popular of what is called so, then of what mentions it. Without words nothing is called anything. */
async function readFirst(
  db: Executor,
  filter: ListingFilter,
  { count, isOftenNamed }: { count: number; isOftenNamed: boolean },
): Promise<Match[]> {
  if (filter.words.length === 0) return readPopular(db, filter, count);
  const named: ListingFilter = { ...filter, part: 'named' };
  const first = isOftenNamed
    ? await readPopular(db, named, count)
    : await findPageOfMatches(db, named, 'popular', { limit: count, offset: 0 });
  const rest = count - first.length;
  return rest === 0 ? first : [...first, ...(await readPopular(db, { ...filter, part: 'mentioned' }, rest))];
}

async function readPopular(db: Executor, filter: ListingFilter, count: number): Promise<Match[]> {
  const found = await findPopularMatches(db, filter, { count, deepest: deepestWalk });
  return found.length < count ? findPageOfMatches(db, filter, 'popular', { limit: count, offset: 0 }) : found;
}

type Comparison = (left: Match, right: Match) => number;

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
