import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import type { Executor } from '../../db/connection.ts';
import type { ChangeTag } from '../../kernel/changes.ts';
import { synonymGroups } from '../search-tables.ts';
import { inSingular, type Synonyms, toPhrase } from './search-words.ts';

/** A changed group changes what searches find: lists and searches that are kept go with it, in every process. */
export const synonymsStaleBy: ChangeTag[] = ['catalogue'];

const cache = createBriefCache<Synonyms>({ life: 1000, staleBy: synonymsStaleBy });

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
