import { cache } from 'react';
import type { productList } from '#lib/contract/catalogue/shop-products.ts';
import type { QueryOf } from '#lib/contract/endpoint.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ApiError } from '../transport/api-error.ts';
import { cachedCall, callServer, orNotFound, orWithout } from '../transport/call.ts';

/*
 * What the storefront reads of the catalogue. Answers of prerendered pages are cached under tags and dropped when the
 * catalogue changes; a filtered listing has too many forms to keep and is read for the request. React's `cache` lets
 * the title and the page of one request share an answer.
 */

const noHome = { trades: [], featured: [], best_sellers: [], newest: [], services: [] };

/** What the home page shows of the catalogue; nothing where the server has none. */
export const readHome = cache((locale: Locale) =>
  orWithout(cachedCall(locale, '/api/product/home', {}, ['catalogue']), noHome),
);

interface RowsRequested {
  products: readonly number[];
  categories: readonly number[];
}

/** What rows of products on a page show that choose for themselves, all at once; nothing where the server has no such call. */
export function readRows(locale: Locale, { products, categories }: RowsRequested) {
  const query = { products: products.join(','), categories: categories.join(',') };
  return orWithout(cachedCall(locale, '/api/product/rows', query, ['catalogue']), { products: [], categories: [] });
}

export const readCategories = cache((locale: Locale) =>
  orNotFound(cachedCall(locale, '/api/product/categories', {}, ['catalogue'])),
);

export type ListingQuery = QueryOf<typeof productList>;

/** The plain listing of everything or of one category. An unknown category is the not-found page. */
export const readPlainListing = cache((locale: Locale, category?: string) =>
  orNotFound(cachedCall(locale, '/api/product/list', category ? { category } : { kind: 'product' }, ['catalogue'])),
);

/** A listing as the visitor narrowed it. An unknown category is the not-found page. */
export function readListing(locale: Locale, query: ListingQuery) {
  return orNotFound(callServer(locale, '/api/product/list', query));
}

export const readServices = cache((locale: Locale) =>
  orNotFound(cachedCall(locale, '/api/service/list', { limit: 48 }, ['catalogue'])),
);

/** A product or service by its slug; unknown is the not-found page. */
export const readProductBySlug = cache((locale: Locale, slug: string) =>
  orNotFound(cachedCall(locale, '/api/product/info', { slug }, ['catalogue'])),
);

/** A product or service by its id; unknown is the not-found page. */
export const readProductById = cache((locale: Locale, id: number) =>
  orNotFound(cachedCall(locale, '/api/product/info', { id }, ['catalogue', `product:${id}`])),
);

/** A service by its id; unknown, or a product that is none, is the not-found page. */
export const readService = cache((locale: Locale, id: number) =>
  orNotFound(cachedCall(locale, '/api/service/info', { id }, ['catalogue', `product:${id}`])),
);

/** What can be configured of a product; undefined for nothing, and where the server has no such call. */
export const readTemplate = cache(async (locale: Locale, id: number) => {
  const reading = cachedCall(locale, '/api/quote/templates', { product: id }, ['catalogue', `product:${id}`]);
  return reading.catch((error: unknown) => {
    if (error instanceof ApiError && (error.error === 'not_found' || error.status === 404)) return undefined;
    throw error;
  });
});

/** What sending costs, and the provinces it can be sent to; nothing where the server does not say. */
export const readDelivery = cache(async (locale: Locale) => {
  const [freight, provinces] = await Promise.all([
    orWithout(cachedCall(locale, '/api/product/freight', {}, ['site']), undefined),
    orWithout(cachedCall(locale, '/api/ajax/area', {}, ['site']), []),
  ]);
  return freight && { ...freight, provinces };
});
