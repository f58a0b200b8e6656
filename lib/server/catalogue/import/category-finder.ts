import { defaultLocale, type Locale, locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, noTexts } from '#lib/i18n/texts.ts';
import type { Executor } from '../../db/connection.ts';
import { categories, categoryTexts } from '../tables.ts';

/** The category that a text means; several: what each of them is called, so that one can be chosen. */
type CategoryMatch = { id: number } | { candidates: string[] } | undefined;

export interface CategoryFinder {
  find: (text: string) => CategoryMatch;
  /** The path of a category's names, as people read it. */
  nameOf: (id: number) => Record<Locale, string>;
}

/**
 * Finds a category by its address, by the path of its names in one language, such as `Printing / Cards`, or by the end of
 * that path, its name alone, as far as only one is called so.
 */
export async function openCategoryFinder(db: Executor): Promise<CategoryFinder> {
  const tree = await db.select({ id: categories.id, slug: categories.slug, path: categories.path }).from(categories);
  const texts = await db.select().from(categoryTexts);
  const nameOf = new Map(texts.map(({ categoryId, locale, name }) => [`${locale} ${categoryId}`, name]));
  const bySlug = new Map(tree.map(({ id, slug }) => [toKey(slug), id]));
  const byPath = new Map<string, Set<number>>();
  const byEnd = new Map<string, Set<number>>();
  const names = new Map<number, Record<Locale, string>>();
  for (const { id, slug, path } of tree) {
    const shown = inEachLanguage(() => slug);
    for (const locale of locales) {
      const parts = path.map((each) => nameOf.get(`${locale} ${each}`) ?? '');
      if (parts.includes('')) continue;
      shown[locale] = parts.join(' / ');
      note(byPath, parts, id);
      for (let from = 1; from < parts.length; from += 1) note(byEnd, parts.slice(from), id);
    }
    names.set(id, shown);
  }
  const slugs = new Map(tree.map(({ id, slug }) => [id, slug]));
  const describe = (id: number) => `${names.get(id)?.[defaultLocale] ?? ''} (${slugs.get(id) ?? ''})`;
  return {
    find: (text) => {
      const key = toKey(text);
      const slugged = bySlug.get(key);
      if (slugged !== undefined) return { id: slugged };
      const ids = [...(byPath.get(key) ?? byEnd.get(key) ?? [])];
      const [id] = ids;
      if (id === undefined) return undefined;
      return ids.length === 1 ? { id } : { candidates: ids.map(describe) };
    },
    nameOf: (id) => names.get(id) ?? noTexts,
  };
}

function note(found: Map<string, Set<number>>, parts: string[], id: number): void {
  const key = toKey(parts.join('/'));
  found.set(key, new Set([...(found.get(key) ?? []), id]));
}

const toKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s*[/>]\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
