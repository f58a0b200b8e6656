import type { CatalogueHome } from '#lib/contract/catalogue/shop-products.ts';
import type { ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import type { ServerContext } from '../../db/context.ts';
import { listCategories } from '../categories/list-categories.ts';
import { findFeaturedIds, findPageIds } from './listing-repository.ts';
import { readCards } from './to-card.ts';

const cardsPerSection = 8;

const cache = createBriefCache<CatalogueHome>({ life: 0, staleBy: ['catalogue'] });

/** What the home page shows of the catalogue; each product's card is read once, however many sections show it. */
export const getHome = (ctx: ServerContext, locale: Locale): Promise<CatalogueHome> =>
  cache.get(ctx.db, locale, () => readHome(ctx, locale));

async function readHome(ctx: ServerContext, locale: Locale): Promise<CatalogueHome> {
  const top = (kind: ProductKind, sort: 'popular' | 'newest') =>
    findPageIds(ctx.db, { words: [], facets: [], kind }, sort, { limit: cardsPerSection, offset: 0 });
  const [trades, featured, bestSellers, newest, services] = await Promise.all([
    listCategories(ctx, locale),
    findFeaturedIds(ctx.db, cardsPerSection),
    top('product', 'popular'),
    top('product', 'newest'),
    top('service', 'popular'),
  ]);
  const ids = [...new Set([...featured, ...bestSellers, ...newest, ...services])];
  const cards = new Map((await readCards(ctx.db, ids, locale)).map((card) => [card.id, card]));
  const pick = (filter: number[]) => filter.flatMap((id) => cards.get(id) ?? []);
  return {
    trades,
    featured: pick(featured),
    best_sellers: pick(bestSellers),
    newest: pick(newest),
    services: pick(services),
  };
}
