import type { Executor } from '../../db/connection.ts';
import type { Page } from '../../kernel/paging.ts';
import type { ListingFilter } from '../listing/listing-filter.ts';
import { examineListing, readPageIds } from '../listing/read-listing.ts';
import { withParts } from './find-apart.ts';
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
  const synonyms = await loadSynonyms(db);
  const typed: ListingFilter = { words: toSearchWords(search, synonyms), facets: [] };
  const wanted = { sort: 'popular', ...page } as const;
  const look = (tried: ListingFilter) => examineListing(db, tried, { hasFacets: false, wanted });
  const found = await look(typed);
  const { filter, result } = await withParts(
    db,
    { filter: typed, result: found },
    { search, synonyms, look, totalOf: ({ summary: { total } }) => total },
  );
  const { way, survey } = result;
  return { ids: await readPageIds(db, filter, { way, survey, ...wanted }), isNamed: result.summary.named > 0 };
}
