import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { pickOptions } from '../kernel/pick-options.ts';
import { findAllCategories, type NamedCategory } from './categories/category-repository.ts';
import { maxCategoryDepth } from './tables.ts';

interface CategorySearch {
  locale: Locale;
  /** Only those that this category can be moved below. */
  parentOf?: number | undefined;
  quickSearch: string;
  /** Categories to name; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** Categories with the way to them, 印刷 › 名片, searched by any part of it, in the order of the tree. */
export async function listCategoryOptions(
  { db }: ServerContext,
  { locale, parentOf, ...search }: CategorySearch,
): Promise<{ options: { id: number; name: string }[]; total: number }> {
  const tree = await findAllCategories(db, locale);
  const byId = new Map(tree.map((category) => [category.id, category]));
  const nameOf = (id: number): string => {
    const category = byId.get(id);
    if (!category) return '';
    return category.parentId === null ? category.name : `${nameOf(category.parentId)} › ${category.name}`;
  };
  const below = Map.groupBy(tree, ({ parentId }) => parentId);
  const inOrder = (parent: number | null): NamedCategory[] =>
    (below.get(parent) ?? []).flatMap((category) => [category, ...inOrder(category.id)]);
  const moved = parentOf === undefined || search.ids ? undefined : byId.get(parentOf);
  const isPossible = moved ? possibleParent(moved, inOrder(moved.id)) : () => true;
  const all = inOrder(null).filter(isPossible);
  return pickOptions(
    all.map(({ id }) => ({ id, name: nameOf(id) })),
    search,
  );
}

/** Below what a category can stand with all that is below it: none of these, and nothing too deep. */
function possibleParent(moved: NamedCategory, belowIt: readonly NamedCategory[]) {
  const own = new Set([moved, ...belowIt].map(({ id }) => id));
  const height = 1 + Math.max(0, ...belowIt.map(({ level }) => level - moved.level));
  return ({ id, level }: NamedCategory) => !own.has(id) && level + height <= maxCategoryDepth;
}
