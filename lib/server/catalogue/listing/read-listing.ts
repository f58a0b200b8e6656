import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { Executor } from '../../db/connection.ts';
import { reachableAmongMany, reachableAmongSeveral, reachableProducts, roundEstimate } from '../rules.ts';
import { isPlain, type ListingFilter } from './listing-filter.ts';
import { findFirstMatches, findPageIds, findPageOfMatches, type Match, summarisePlain } from './listing-repository.ts';
import { type Summary, type Survey, surveyListing, type Wanted } from './survey-listing.ts';

/** From so many matches on only the most popular are shown, whatever the order. */
const many = 24_000;

/**
 * So many products of an order are passed as quickly as an index tells which of them match; twice as many as would be read by
 * an index otherwise, as it is the cheaper way for each; and never more than the longest.
 */
const shortWalk = 1500;
const longestWalk = 4000;
/** Deviations of chance that are allowed for where a sample tells how far a page reaches. */
const usualChance = 2;

/** How a list is to be read: decided once, by how much it matches. */
export interface Reading {
  summary: Summary;
  way: 'plain' | 'matches' | 'popular';
  /** How many products of the list can be paged to. */
  reachable: number;
  /** Undefined: nothing but a category, or nothing at all. */
  survey?: Survey | undefined;
}

interface Needed {
  hasFacets?: boolean;
  wanted?: Wanted;
}

/**
 * Finds out how much a filter matches, in bounded time at any size of the shop. Without filters the kept counts know.
 * With filters a sample of the shop tells: few matches are counted exactly, more are estimated from the sample.
 */
export async function examineListing(
  db: Executor,
  filter: ListingFilter,
  { hasFacets = true, wanted }: Needed = {},
): Promise<Reading> {
  if (isPlain(filter)) {
    return { summary: await summarisePlain(db, filter), way: 'plain', reachable: reachableProducts };
  }
  const survey = await surveyListing(db, filter, { hasFacets, wanted });
  if (survey.share === 1) return { summary: survey, way: 'matches', reachable: reachableProducts, survey };
  return survey.total * survey.share < many
    ? { summary: estimate(survey), way: 'matches', reachable: reachableAmongSeveral, survey }
    : { summary: estimate(survey), way: 'popular', reachable: reachableAmongMany, survey };
}

function estimate({ share, ...survey }: Survey): Summary {
  const scale = (count: number) => roundEstimate(count * share);
  return {
    ...survey,
    total: scale(survey.total),
    isBounded: true,
    counts: new Map([...survey.counts].map(([id, count]) => [id, scale(count)])),
  };
}

type PageQuery = Pick<Reading, 'way' | 'survey'> & Wanted;

/** The products of one page, in order, read the way `examineListing` found right. */
export async function readPageIds(db: Executor, filter: ListingFilter, input: PageQuery): Promise<number[]> {
  const { way, survey, sort, limit, offset } = input;
  if (way === 'plain') return findPageIds(db, filter, sort, { limit, offset });
  if (survey?.share === 1) return survey.ids;
  if (filter.first && sort === 'popular') return readBehind(db, filter, input);
  const count = offset + limit;
  if (way === 'popular') {
    // Any other order than by popularity is one among the first matches, so it needs all of those.
    const found = await readFirst(db, filter, {
      count: sort === 'popular' ? Math.min(count, reachableAmongMany) : reachableAmongMany,
      sort: 'popular',
      survey,
    });
    return toIds(found.sort(comparisons[sort]).slice(offset, count));
  }
  return toIds(await readFirst(db, filter, { sort, count, offset, survey }));
}

/** Those that come first, then the others. */
async function readBehind(db: Executor, filter: ListingFilter, input: PageQuery): Promise<number[]> {
  const { first = [], ...rest } = filter;
  const shown = first.slice(input.offset, input.offset + input.limit);
  const place = { offset: Math.max(0, input.offset - first.length), limit: input.limit - shown.length };
  if (place.limit === 0) return shown;
  return [...shown, ...(await readPageIds(db, { ...rest, except: first }, { ...input, ...place }))];
}

const toIds = (matches: Match[]) => matches.map(({ id }) => id);

interface First extends Pick<PageQuery, 'sort' | 'survey'> {
  count: number;
  /** So many of them are left out at the beginning. */
  offset?: number;
}

/**
 * The first matches of an order. By popularity what is called so comes first, then what mentions it; without words nothing
 * is called anything.
 */
async function readFirst(
  db: Executor,
  filter: ListingFilter,
  { sort, count, offset = 0, survey }: First,
): Promise<Match[]> {
  const { share = 1, around = 0, standing = { named: [], mentioned: [] } } = survey ?? {};
  const read = (part: ListingFilter['part'], wanted: number, from = 0) =>
    readPart(
      db,
      { ...filter, part },
      { sort, count: wanted, offset: from, share, around, standing: standing[part ?? 'named'] },
    );
  if (filter.words.length === 0 || sort !== 'popular') return read(undefined, count, offset);
  // Where enough is called so, what stands before the page need not come along.
  if (standing.named.length * share > count) {
    const page = await read('named', count, offset);
    if (page.length === count - offset) return page;
  }
  const first = await read('named', count);
  const all = first.length < count ? [...first, ...(await read('mentioned', count - first.length))] : first;
  return all.slice(offset);
}

interface Part extends Pick<Survey, 'share' | 'around'> {
  sort: ListingSort;
  count: number;
  offset: number;
  /** Where the hits of the sample stand in the order, from its beginning. */
  standing: number[];
}

/**
 * The first `count` matches, but for those before `offset`. Where they lie so thick that they are met soon, their order is
 * walked along. Else the sample tells how far along it they reach, and what stands further is not read. Where chance had it
 * that too few stand before that, all matches are.
 */
async function readPart(db: Executor, filter: ListingFilter, part: Part): Promise<Match[]> {
  const { sort, count, offset, share, around, standing } = part;
  const wanted = { sort, limit: count - offset, offset };
  const passed = (count * around) / Math.max(1, standing.length * share);
  const instead = (placeOf(count / share, usualChance) + 1) * share;
  if (passed <= Math.min(longestWalk, Math.max(shortWalk, 2 * instead))) {
    // Twice as far as they are likely to reach: where they lie thicker at the other end (no printer is cheap), it gives up.
    const found = await findFirstMatches(db, filter, { ...wanted, deepest: Math.ceil(2 * passed) + shortWalk });
    if (found.length === wanted.limit) return found;
  }
  for (const chance of [usualChance, 3 * usualChance]) {
    const value = standing[placeOf(count / share, chance)];
    if (typeof value !== 'number') break;
    const found = await findPageOfMatches(db, { ...filter, before: { sort, value } }, wanted);
    if (found.length === wanted.limit) return found;
  }
  return findPageOfMatches(db, filter, wanted);
}

/** The place in a sample before which, so many deviations of chance allowed for, as many of its hits stand as are wanted. */
const placeOf = (hits: number, chance: number) => Math.ceil(hits + chance * Math.sqrt(hits) + 1);

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
