import type { RouteMatch } from './match-route.ts';

/** Query parameters that change what a listing shows; without any of them the prerendered page serves. */
export const listingParameterNames = ['q', 'sort', 'page', 'min', 'max', 'facet', 'category', 'view'] as const;

interface ResolvedPage {
  page: string;
  /** Rendered once and given to everybody; else for one request. */
  isKept: boolean;
  /** One of endlessly many lists: the page cache keeps some of them for a while, Next none. */
  isFiltered?: true;
}

/**
 * Chooses the page below `app/[locale]` for a match. A listing without parameters and a product are prerendered;
 * a filtered listing is rendered for the request, by a page of its own, so that the others stay static. Which is which
 * the route says, never the look of an address: a product may be called `user-guide`.
 */
export function resolvePage(match: RouteMatch, query: URLSearchParams): ResolvedPage {
  const { name, layout } = match.route;
  const isFiltered = listingParameterNames.some((parameter) => query.has(parameter));
  const id = name === 'product' ? query.get('id') : null;
  if (id !== null) return { page: /^[1-9]\d{0,15}$/.test(id) ? `/product/by-id/${id}` : '/404', isKept: true };
  if (isFiltered && (name === 'product' || name === 'productlist')) {
    return { page: `${match.page}/filtered`, isKept: false, isFiltered: true };
  }
  return { page: match.page, isKept: layout === 'site' && !match.route.isForOneRequest };
}
