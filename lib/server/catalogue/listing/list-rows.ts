import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import type { ProductRows } from '#lib/contract/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { listCategories } from '../categories/list-categories.ts';
import { findPageIds } from './listing-repository.ts';
import { readCards } from './to-card.ts';

const cardsPerCategory = 24;

interface RowsRequested {
  products: number[];
  categories: number[];
}

/**
 * Cards of products in the order asked for, and of each category what sells best in it; each card is read once. Products that are not
 * listed and categories that are not there are left out.
 */
export async function listRows(
  ctx: ServerContext,
  { products, categories }: RowsRequested,
  locale: Locale,
): Promise<ProductRows> {
  const levels = categories.length > 0 ? levelsOf(await listCategories(ctx, locale)) : new Map<number, number>();
  const known = categories.flatMap((id) => {
    const level = levels.get(id);
    return level === undefined ? [] : [{ id, level }];
  });
  const page = { limit: cardsPerCategory, offset: 0 };
  const found = await Promise.all(
    known.map((category) => findPageIds(ctx.db, { words: [], facets: [], category }, 'popular', page)),
  );
  const ids = [...new Set([...products, ...found.flat()])];
  const cards = new Map((await readCards(ctx.db, ids, locale)).map((card) => [card.id, card]));
  const pick = (wanted: number[]) => wanted.flatMap((id) => cards.get(id) ?? []);
  return {
    products: pick(products),
    categories: known.map(({ id }, index) => ({ id, products: pick(found[index] ?? []) })),
  };
}

function levelsOf(nodes: CategoryNode[], level = 1, levels = new Map<number, number>()): Map<number, number> {
  for (const { id, children } of nodes) {
    levels.set(id, level);
    levelsOf(children, level + 1, levels);
  }
  return levels;
}
