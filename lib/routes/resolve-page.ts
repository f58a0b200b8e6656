import type { RouteMatch } from './match-route.ts';

/** Query parameters that change what a listing shows; without any of them the prerendered page serves. */
export const listingParameters = ['q', 'sort', 'page', 'min', 'max', 'facet', 'category', 'view'] as const;

/**
 * Chooses the page below `app/[locale]` for a match. A listing without parameters and a product are prerendered;
 * a filtered listing is rendered for the request, by a page of its own, so that the others stay static.
 */
export function resolvePage(match: RouteMatch, query: URLSearchParams): string {
  const isFiltered = listingParameters.some((name) => query.has(name));
  if (match.route.name === 'product') {
    const id = query.get('id');
    if (id !== null) return /^[1-9]\d{0,15}$/.test(id) ? `/product/by-id/${id}` : '/404';
    return isFiltered ? '/product/filtered' : '/product';
  }
  if (match.route.name === 'productlist' && isFiltered) return `${match.page}/filtered`;
  return match.page;
}
