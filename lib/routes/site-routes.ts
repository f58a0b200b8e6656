import type { RouteDefinition } from './route-types.ts';

const site = (name: string, pattern: string, page: string): RouteDefinition => ({
  name,
  pattern,
  page,
  layout: 'site',
  guards: [],
  isIndexable: true,
});

/** Storefront routes (specification §2). */
export const siteRoutes: readonly RouteDefinition[] = [
  site('home', '/', '/'),
  site('cooperate', '/cooperate', '/cooperate'),
  site('page', '/page/{url}', '/page/{url}'),
  site('product', '/product', '/product'),
  site('productlist', '/productlist-{id}', '/product-list/{id}'),
  site('service', '/service-{id}', '/service/{id}'),
  site('services', '/services', '/services'),
  // What the law wants shown; the specification knows of no such page.
  site('licences', '/licences', '/licences'),
  // What an operator sends to others before it is published; the specification knows of no such page.
  { ...site('pagePreview', '/page-preview/{url}', '/page-preview/{url}'), isIndexable: false, isForOneRequest: true },
  site('slug', '/{slug}', '/{slug}'),
];
