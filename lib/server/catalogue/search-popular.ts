import type { Executor } from '../db/connection.ts';
import type { Page } from '../kernel/paging.ts';
import type { ListingFilter } from './listing-filter.ts';
import { examineListing, readPageIds } from './read-listing.ts';
import { loadSynonyms } from './search/load-synonyms.ts';
import { toSearchWords } from './search/search-words.ts';

/** What a few typed words find, what is called so first, the most popular first; all products when nothing was typed. */
export async function searchPopular(
  db: Executor,
  search: string,
  page: Pick<Page, 'limit' | 'offset'>,
): Promise<number[]> {
  const filter: ListingFilter = { words: toSearchWords(search, await loadSynonyms(db)), facets: [] };
  const { way, isOftenNamed } = await examineListing(db, filter);
  return readPageIds(db, filter, { way, isOftenNamed, sort: 'popular', ...page });
}
