import { createBriefCache } from '../../db/brief-cache.ts';
import type { Executor } from '../../db/connection.ts';
import { synonymGroups } from '../search-tables.ts';
import { inSingular, type Synonyms, toPhrase } from './search-words.ts';

/** As long may another process search by groups that were just changed; the one that changed them knows at once. */
const cache = createBriefCache<Synonyms>({ life: 1000 });

/** What means the same, as operators keep it at the desk. */
export function loadSynonyms(db: Executor): Promise<Synonyms> {
  return cache.get(db, 'all', () => readSynonyms(db));
}

export const dropSynonyms = (db: Executor): void => cache.drop(db);

async function readSynonyms(db: Executor): Promise<Synonyms> {
  const groups = await db.select({ words: synonymGroups.words }).from(synonymGroups).orderBy(synonymGroups.id);
  const synonyms = new Map<string, string[]>();
  for (const { words } of groups) {
    const phrases = [...new Set(words.map((word) => inSingular(toPhrase(word))).filter(Boolean))];
    // A word may stand in several groups; it then means what all of them mean.
    for (const phrase of phrases) synonyms.set(phrase, [...new Set([...(synonyms.get(phrase) ?? []), ...phrases])]);
  }
  return synonyms;
}
