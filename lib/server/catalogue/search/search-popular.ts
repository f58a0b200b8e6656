import type { Executor } from '../../db/connection.ts';
import type { Page } from '../../kernel/paging.ts';
import type { ListingFilter } from '../listing/listing-filter.ts';
import { examineListing, readPageIds } from '../listing/read-listing.ts';
import { loadSynonyms } from './load-synonyms.ts';
import { toSearchWords } from './search-words.ts';

interface FoundPopular {
  ids: number[];
  /** Something is called what was typed, in whichever language; the others only mention it. */
  isNamed: boolean;
}

/** What a few typed words find, what is called so first, the most popular first; all products when nothing was typed. */
export async function searchPopular(
  db: Executor,
  search: string,
  page: Pick<Page, 'limit' | 'offset'>,
): Promise<FoundPopular> {
  const filter: ListingFilter = { words: toSearchWords(search, await loadSynonyms(db)), facets: [] };
  const wanted = { sort: 'popular', ...page } as const;
  const { way, survey, summary } = await examineListing(db, filter, { hasFacets: false, wanted });
  const ids = await readPageIds(db, filter, { way, survey, ...wanted });
  return { ids, isNamed: summary.named > 0 };
}
