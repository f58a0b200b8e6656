import type { Executor } from '../db/connection.ts';
import type { Page } from '../kernel/paging.ts';
import { examineListing, readPageIds } from './read-listing.ts';
import { toSearchPatterns } from './search-text.ts';

/** The most popular products a few typed words find; all products when nothing was typed. */
export async function searchPopular(
  db: Executor,
  search: string,
  page: Pick<Page, 'limit' | 'offset'>,
): Promise<number[]> {
  const filter = { patterns: toSearchPatterns(search), facets: [] };
  const { way } = await examineListing(db, filter);
  return readPageIds(db, filter, { way, sort: 'popular', ...page });
}
