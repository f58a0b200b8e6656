import type { Executor } from '../../db/connection.ts';
import { categories, categoryTexts } from '../tables.ts';

/** Finds a category by its address or by the path of its names in one language, such as `Printing / Cards`. */
export async function openCategoryFinder(db: Executor): Promise<(text: string) => number | undefined> {
  const tree = await db.select({ id: categories.id, slug: categories.slug, path: categories.path }).from(categories);
  const texts = await db.select().from(categoryTexts);
  const nameOf = new Map(texts.map(({ categoryId, locale, name }) => [`${locale} ${categoryId}`, name]));
  const known = new Map<string, number>();
  for (const { id, path } of tree) {
    for (const locale of ['zh-cn', 'en']) {
      const names = path.map((each) => nameOf.get(`${locale} ${each}`) ?? '');
      if (!names.includes('')) known.set(toKey(names.join('/')), id);
    }
  }
  // Addresses come last: they are nobody else's, names may be.
  for (const { id, slug } of tree) known.set(toKey(slug), id);
  return (text) => known.get(toKey(text));
}

const toKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*[/／>＞]\s*/g, '/')
    .trim();
