import type { RouteMatch } from './match-route.ts';

/** What an address names that must be there for it to be a page. */
export type NamedRecord =
  | { kind: 'slug' | 'page'; name: string }
  | { kind: 'product' | 'service' | 'category'; id: number };

/** The record in an address; undefined for pages that are always there. */
export function namedRecord({ route, params }: RouteMatch, query: URLSearchParams): NamedRecord | undefined {
  switch (route.name) {
    case 'slug':
      return { kind: 'slug', name: params.slug ?? '' };
    case 'page':
      return { kind: 'page', name: params.url ?? '' };
    case 'service':
      return { kind: 'service', id: Number(params.id) };
    case 'productlist':
      return { kind: 'category', id: Number(params.id) };
    case 'product':
      return query.has('id') ? { kind: 'product', id: Number(query.get('id')) } : undefined;
    default:
      return undefined;
  }
}
