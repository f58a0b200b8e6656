import type { Suggestion } from '#lib/contract/catalogue.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { findCardRows } from './card-repository.ts';
import { findCategoriesNamed } from './category-repository.ts';
import { toLink } from './describe-category.ts';
import { searchPopular } from './search-popular.ts';
import { toSearchPatterns } from './search-text.ts';

const mostCategories = 3;
const mostProducts = 7;

/** What somebody who is typing may mean: categories first, then the most popular products and services. */
export async function suggest(ctx: ServerContext, search: string, locale: Locale): Promise<Suggestion[]> {
  if (toSearchPatterns(search).length === 0) return [];
  const [categories, ids] = await Promise.all([
    findCategoriesNamed(ctx.db, search.trim(), locale, mostCategories),
    searchPopular(ctx.db, search, { limit: mostProducts, offset: 0 }),
  ]);
  const products = await findCardRows(ctx.db, ids, locale);
  return [
    ...categories.map((category) => ({ kind: 'category' as const, ...toLink(category) })),
    ...products.map(({ kind, id, slug, name }) => ({ kind, id, slug, name })),
  ];
}
