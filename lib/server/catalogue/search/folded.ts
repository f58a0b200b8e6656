import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldText, splitWords } from './search-text.ts';

/**
 * A name without blanks and marks, as `foldedWords` are looked for in it: for names that no index of words holds, because there are few.
 * Marks are named, as databases differ in what they take for a letter.
 */
const folded = (column: PgColumn | SQL): SQL => sql`regexp_replace(regexp_replace(lower(normalize(${column}, NFKC)),
  '([0-9])[[:space:]]*(mm|cm|m|in|毫米|厘米|米|英寸)?[[:space:]]*[x×*✕✖╳⨯∗х乘][[:space:]]*(?=[0-9])', '\\1x', 'g'), '[[:space:][:punct:]·‐‑–—―‘’“”（）【】《》「」、，。：；！？×]+', '', 'g')`;

/** Each word of a search as a pattern for `isFoldedLike`; none where no letter and no digit was typed. */
export const foldedWords = (search: string): string[] =>
  [
    ...new Set(
      foldText(search)
        .split(/\s+/u)
        .map((word) => splitWords(word).join('')),
    ),
  ]
    .filter(Boolean)
    .map((word) => `%${word}%`);

/** That a name has the word, whatever stands between its letters and digits: `Wi-Fi 6` has `wifi6`. */
export const isFoldedLike = (column: PgColumn | SQL, pattern: string): SQL => sql`${folded(column)} like ${pattern}`;
