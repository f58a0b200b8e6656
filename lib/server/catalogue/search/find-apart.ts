import type { Executor } from '../../db/connection.ts';
import type { ListingFilter } from '../listing/listing-filter.ts';
import { findPageOfMatches } from '../listing/listing-repository.ts';
import { type Synonyms, takeApart, toSearchWords } from './search-words.ts';

/** So few hits are worth the question whether something else was meant. */
export const fewHits = 3;

interface Found<Result> {
  filter: ListingFilter;
  result: Result;
}

interface Looking<Result> {
  /** What was typed. */
  search: string;
  synonyms: Synonyms;
  /** Looks for what a filter finds. */
  look: (filter: ListingFilter) => Promise<Result>;
  totalOf: (result: Result) => number;
}

/**
 * What was typed as it stands, or, where little has it in one and more has its words apart, what has those: 名片 and 设计 for
 * 名片设计, with what has it in one before the others.
 */
export async function withParts<Result>(
  db: Executor,
  asTyped: Found<Result>,
  { search, synonyms, look, totalOf }: Looking<Result>,
): Promise<Found<Result>> {
  const total = totalOf(asTyped.result);
  const apart = await findApart(db, asTyped.filter, { search, synonyms, total });
  if (!apart) return asTyped;
  const result = await look(apart);
  return totalOf(result) > total ? { filter: apart, result } : asTyped;
}

interface Typed extends Pick<Looking<unknown>, 'search' | 'synonyms'> {
  /** How much it finds as typed. */
  total: number;
}

/** The filter for the words of what was typed in one; undefined where it finds enough as it is, or is one word. */
async function findApart(
  db: Executor,
  filter: ListingFilter,
  { search, synonyms, total }: Typed,
): Promise<ListingFilter | undefined> {
  if (total > fewHits) return undefined;
  // Beside what has it in one, a single character found anywhere would be chance.
  const query = takeApart(search, synonyms, total > 0 ? 2 : 1);
  if (query === undefined) return undefined;
  const inOne = total > 0 ? await findPageOfMatches(db, filter, { sort: 'popular', limit: fewHits, offset: 0 }) : [];
  return { ...filter, words: toSearchWords(query, synonyms), first: inOne.map(({ id }) => id) };
}
