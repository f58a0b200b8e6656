import { like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toSearchPatterns } from './search-text.ts';

/**
 * What a column that `toSearchText` has written must fulfil to be found by `search`; nothing where nobody searches. Marks alone, as
 * `%`, find nothing: a list of everything would look like an answer.
 */
export function textMatches(column: PgColumn, search: string | undefined): SQL[] {
  if (!search) return [];
  const patterns = toSearchPatterns(search);
  return patterns.length > 0 ? patterns.map((pattern) => like(column, pattern)) : [sql`false`];
}
