import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { inSample, toConditions } from '../listing/listing-filter.ts';
import { sampleShares } from '../listing-tables.ts';
import { type SearchWords, toSearchWords } from './search-words.ts';
import { withoutWalking } from './within-time.ts';

/** Searches tried in one question. */
const mostAtOnce = 12;

/**
 * Of these searches those that find a product anywhere in the shop, in their order, by one question to the database. With
 * `isFirstEnough` the first of them alone, and none behind it is tried.
 */
export async function findWhichMatch<T extends { query: string }>(
  db: Executor,
  searches: T[],
  { isFirstEnough = false } = {},
): Promise<T[]> {
  const tried = searches
    .map((search) => ({ search, words: toSearchWords(search.query) }))
    .filter(({ words }) => words.length > 0)
    .slice(0, mostAtOnce);
  if (tried.length === 0) return [];
  const tests = tried.map(({ words }) => isThere(words));
  const question = isFirstEnough
    ? sql`select array[case ${sql.join(
        tests.map((test, place) => sql`when ${test} then ${sql.raw(String(place))}`),
        sql` `,
      )} end] as places`
    : sql`select array[${sql.join(
        tests.map((test, place) => sql`case when ${test} then ${sql.raw(String(place))} end`),
        sql`, `,
      )}] as places`;
  const [row] = await withoutWalking<{ places: (number | null)[] }>(db, question);
  return (row?.places ?? []).flatMap((place) => (place === null ? [] : (tried[place]?.search ?? [])));
}

/** What is frequent is in a sample, a small part of the shop to look through; only what is not needs all of it. */
function isThere(words: SearchWords): SQL {
  const conditions = toConditions({ words, facets: [] });
  const there = (sample: SQL) => sql`exists (select 1 from product_listing l where ${conditions}${sample})`;
  const tests = sampleShares.map((share) => sql`when ${there(sql` and ${inSample(share)}`)} then true`);
  return sql`case ${sql.join(tests, sql` `)} else ${there(sql``)} end`;
}
