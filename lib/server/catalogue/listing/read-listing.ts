import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { Executor } from '../../db/connection.ts';
import type { Page } from '../../kernel/paging.ts';
import { sampleShare } from '../listing-tables.ts';
import { reachableAmongMany, reachableProducts, roundEstimate } from '../rules.ts';
import { isPlain, type ListingFilter } from './listing-filter.ts';
import {
  findFirstMatches,
  findPageIds,
  findPageOfMatches,
  type Match,
  type Summary,
  summarise,
  summarisePlain,
} from './listing-repository.ts';

/** So many hits in the sample are enough to estimate by; fewer, and all matches can be counted. */
const countedBelow = 160;
/** Hits in the sample from which on reading every match would take too long. */
const many = 1500;
/** How far along an order a walk may go before it counts as the wrong way. */
const deepestWalk = 40_000;

/** How many products a filter is about to find, as far as a sample tells. */
interface Spread {
  /** Products of the category, or of the whole shop. */
  around: number;
  matches: number;
  /** Of the matches those that are called what was looked for. */
  named: number;
}

/** How a list is to be read: decided once, by how much it matches. */
export interface Reading {
  summary: Summary;
  way: 'plain' | 'matches' | 'popular';
  /** How many products of the list can be paged to. */
  reachable: number;
  /** Undefined: few match, and to read them all is the shortest way. */
  spread?: Spread | undefined;
}

/**
 * Finds out how much a filter matches, in bounded time at any size of the shop. Without filters the kept counts know.
 * With filters a sample of the shop tells: few matches are counted exactly, more are estimated from the sample.
 */
export async function examineListing(db: Executor, filter: ListingFilter, { hasFacets = true } = {}): Promise<Reading> {
  if (isPlain(filter)) {
    return { summary: await summarisePlain(db, filter), way: 'plain', reachable: reachableProducts };
  }
  const sample = await summarise(db, filter, { bound: many, isSample: true, hasFacets });
  if (sample.total < countedBelow) {
    // Twice what the sample promises is as good as impossible; the bound is for that.
    const bound = countedBelow * sampleShare * 2;
    const summary = await summarise(db, filter, { bound, isSample: false, hasFacets });
    return { summary, way: 'matches', reachable: reachableProducts };
  }
  const { total, named, around } = sample;
  const spread: Spread = { around, matches: total * sampleShare, named: named * sampleShare };
  return sample.isBounded
    ? { summary: estimate(sample), way: 'popular', reachable: reachableAmongMany, spread }
    : { summary: estimate(sample), way: 'matches', reachable: reachableProducts, spread };
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

type PageQuery = Pick<Reading, 'way' | 'spread'> & Pick<Page, 'limit' | 'offset'> & { sort: ListingSort };

/** The products of one page, in order, read the way `examineListing` found right. */
export async function readPageIds(db: Executor, filter: ListingFilter, input: PageQuery): Promise<number[]> {
  const { way, spread, sort, limit, offset } = input;
  if (way === 'plain') return findPageIds(db, filter, sort, { limit, offset });
  const count = offset + limit;
  if (way === 'popular') {
    // Any other order than by popularity is one among the first matches, so it needs all of those.
    const found = await readFirst(db, filter, {
      count: sort === 'popular' ? Math.min(count, reachableAmongMany) : reachableAmongMany,
      sort: 'popular',
      spread,
    });
    return toIds(found.sort(comparisons[sort]).slice(offset, count));
  }
  // One of the first pages is found by walking: the whole of the matches need not be put in order.
  const found =
    spread && walkOf(count, spread.matches, spread.around) && (await readFirst(db, filter, { ...input, count }));
  return toIds(found ? found.slice(offset) : await findPageOfMatches(db, filter, sort, { limit, offset }));
}

const toIds = (matches: Match[]) => matches.map(({ id }) => id);

type First = Pick<PageQuery, 'sort' | 'spread'> & { count: number };

/**
 * The first matches of an order. By popularity what is called so comes first, then what mentions it; without words nothing
 * is called anything.
 */
async function readFirst(db: Executor, filter: ListingFilter, { sort, count, spread }: First): Promise<Match[]> {
  const { around, matches, named } = spread ?? { around: 0, matches: 0, named: 0 };
  if (filter.words.length === 0 || sort !== 'popular') return readPart(db, filter, { sort, count, matches, around });
  const first = await readPart(db, { ...filter, part: 'named' }, { sort, count, matches: named, around });
  const rest = count - first.length;
  if (rest === 0) return first;
  const mentioned = { sort, count: rest, matches: matches - named, around };
  return [...first, ...(await readPart(db, { ...filter, part: 'mentioned' }, mentioned))];
}

type Part = Pick<Spread, 'matches' | 'around'> & { sort: ListingSort; count: number };

async function readPart(db: Executor, filter: ListingFilter, { sort, count, matches, around }: Part): Promise<Match[]> {
  const deepest = walkOf(count, matches, around);
  const found = deepest ? await findFirstMatches(db, filter, { sort, count, deepest }) : [];
  return found.length < count ? findPageOfMatches(db, filter, sort, { limit: count, offset: 0 }) : found;
}

/**
 * How far a walk to so many of the matches may go; undefined where it would pass so many products on its way that to read
 * all matches is shorter. Where they lie thicker at the other end (no printer is cheap) it gives up before it has cost much.
 */
function walkOf(count: number, matches: number, around: number): number | undefined {
  const likely = (2 * count * around) / Math.max(1, matches);
  return likely > matches ? undefined : Math.ceil(Math.min(deepestWalk, Math.max(likely, matches / 2)));
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
