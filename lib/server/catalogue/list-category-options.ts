import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { findAllCategories } from './categories/category-repository.ts';

interface CategorySearch {
  locale: Locale;
  quickSearch: string;
  /** Categories to name; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** Categories with the way to them, 印刷 › 名片, searched by any part of it, in the order of the tree. */
export async function listCategoryOptions(
  { db }: ServerContext,
  { locale, quickSearch, ids, limit, offset }: CategorySearch,
): Promise<{ options: { id: number; name: string }[]; total: number }> {
  const tree = await findAllCategories(db, locale);
  const byId = new Map(tree.map((category) => [category.id, category]));
  const nameOf = (id: number): string => {
    const category = byId.get(id);
    if (!category) return '';
    return category.parentId === null ? category.name : `${nameOf(category.parentId)} › ${category.name}`;
  };
  const below = Map.groupBy(tree, ({ parentId }) => parentId);
  const inOrder = (parent: number | null): number[] =>
    (below.get(parent) ?? []).flatMap(({ id }) => [id, ...inOrder(id)]);
  const all = inOrder(null).map((id) => ({ id, name: nameOf(id) }));
  const found = ids
    ? all.filter(({ id }) => ids.includes(id))
    : all.filter(({ name }) => name.toLowerCase().includes(quickSearch.toLowerCase()));
  return { options: found.slice(offset, offset + limit), total: found.length };
}
