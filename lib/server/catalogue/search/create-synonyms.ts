import { type Locale, locales } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { synonymGroups } from '../search-tables.ts';

/** The first groups of a shop that has none; what operators keep is left as it is. */
export async function createSynonyms(db: Executor, groups: Record<Locale, string[][]>): Promise<void> {
  const [kept] = await db.select({ id: synonymGroups.id }).from(synonymGroups).limit(1);
  if (kept) return;
  await db
    .insert(synonymGroups)
    .values(locales.flatMap((locale) => groups[locale].map((words) => ({ locale, words }))));
}
