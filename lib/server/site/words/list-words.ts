import { desc, eq, sql } from 'drizzle-orm';
import { locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, type Texts } from '#lib/i18n/texts.ts';
import { originalWords } from '#lib/i18n/words/original-words.ts';
import { rankOfPlace } from '#lib/i18n/words/word-places.ts';
import type { ServerContext } from '../../db/context.ts';
import { wordChanges } from '../words-tables.ts';
import { readReplaced } from './learn-words.ts';

interface WordFilter {
  /** Words that all have to be in the key, or in a text of any language. */
  q: string;
  isReplacedOnly: boolean;
  /** A file of `messages`; empty: any. */
  place: string;
}

interface FoundWord {
  key: string;
  originals: Texts;
  /** The shop's own; null where the sentence of the code stands. */
  replaced: Texts<string | null>;
}

interface Paging {
  offset: number;
  limit: number;
}

interface FoundWords {
  list: FoundWord[];
  total: number;
  /** How many there are in each place that has any, whatever place is asked for. */
  places: { place: string; total: number }[];
}

/** Sentences of the shop, those first that visitors read (`word-places.ts`), with what it says instead. */
export async function listWords(
  ctx: ServerContext,
  { q, isReplacedOnly, place }: WordFilter,
  { offset, limit }: Paging,
): Promise<FoundWords> {
  const replaced = await readReplaced(ctx);
  const sought = q.toLowerCase().split(/\s+/u).filter(Boolean);
  const everywhere = allKeys().filter((key) => {
    const own = locales.flatMap((locale) => replaced[locale][key] ?? []);
    if (isReplacedOnly && own.length === 0) return false;
    const said = [searchable(key), ...own.map((text) => text.toLowerCase())].join('\n');
    return sought.every((word) => said.includes(word));
  });
  const found = place ? everywhere.filter((key) => placeOf(key) === place) : everywhere;
  const list = found.slice(offset, offset + limit).map((key) => ({
    key,
    originals: inEachLanguage((locale) => originalWords(locale).get(key) ?? ''),
    replaced: inEachLanguage((locale) => replaced[locale][key] ?? null),
  }));
  return { list, total: found.length, places: countPlaces(everywhere) };
}

const placeOf = (key: string) => key.slice(0, key.indexOf('.'));

function countPlaces(keys: readonly string[]): FoundWords['places'] {
  const totals = new Map<string, number>();
  for (const key of keys) totals.set(placeOf(key), (totals.get(placeOf(key)) ?? 0) + 1);
  return [...totals].map(([place, total]) => ({ place, total }));
}

let keys: readonly string[] | undefined;

/** Every sentence in the order of their places, and within one as its file has them; languages have the same. */
function allKeys(): readonly string[] {
  keys ??= [...originalWords(locales[0]).keys()].sort(
    (left, right) => rankOfPlace(placeOf(left)) - rankOfPlace(placeOf(right)),
  );
  return keys;
}

const lowered = new Map<string, string>();

/** A sentence of the code with all that it is looked for by: they are a few thousand. */
function searchable(key: string): string {
  const known = lowered.get(key);
  if (known !== undefined) return known;
  const all = [key, ...locales.map((locale) => originalWords(locale).get(key) ?? '')].join('\n').toLowerCase();
  lowered.set(key, all);
  return all;
}

type LoggedWordChange = typeof wordChanges.$inferSelect & {
  /** Nothing has changed the sentence since. */
  isLatest: boolean;
};

/** What was changed, the latest first; of one sentence, or of all. */
export async function listWordChanges(
  { db }: ServerContext,
  key: string | undefined,
  { offset, limit }: Paging,
): Promise<{ list: LoggedWordChange[]; total: number }> {
  const ofKey = key ? eq(wordChanges.key, key) : undefined;
  // Named by hand: the query builder leaves the table out, and each name would be that of the inner one.
  const later = sql<boolean>`not exists (select 1 from word_changes later where later.key = word_changes.key and later.locale = word_changes.locale and later.id > word_changes.id)`;
  const [rows, total] = await Promise.all([
    db
      .select({ change: wordChanges, isLatest: later })
      .from(wordChanges)
      .where(ofKey)
      .orderBy(desc(wordChanges.id))
      .limit(limit)
      .offset(offset),
    db.$count(wordChanges, ofKey),
  ]);
  return { list: rows.map(({ change, isLatest }) => ({ ...change, isLatest })), total };
}
