import { and, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toSearchWords } from './search-words.ts';

/**
 * What a column that `toSearchText` has written must fulfil to be found by `search`; nothing where nobody searches. Marks alone, as
 * `%`, find nothing: a list of everything would look like an answer.
 */
export function textMatches(column: PgColumn, search: string | undefined): SQL[] {
  if (!search) return [];
  const words = toSearchWords(search);
  if (words.length === 0) return [sql`false`];
  return words.flatMap((forms) => {
    const tests = forms.map((patterns) => and(...patterns.map((pattern) => like(column, pattern))));
    return or(...tests) ?? [];
  });
}
