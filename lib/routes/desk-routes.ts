import type { RouteDefinition } from './route-types.ts';

/** Pages of the desk that are there; a later delivery adds its own. */
const builtPages = new Set<string>([
  'pages',
  'pages/edit',
  'settings',
  'navigation',
  'leads',
  'users',
  'users/info',
  'groups',
  'audit',
  'home',
  'orders/info',
  'quotations',
  'quotations/info',
  'orders',
  'products',
  'products/edit',
  'products/specification',
  'categories',
  'attributes',
  'applications',
  'applications/info',
  'realNames',
  'transfers',
]);

const desk = (path: string): RouteDefinition => ({
  name: `user/desk/${path}`,
  pattern: `/user/desk/${path}`,
  page: `/user/desk/${path}`,
  layout: 'user',
  guards: ['login', 'auth'],
  isBuilt: builtPages.has(path),
  isIndexable: false,
});

/**
 * The operator's desk: pages of the company that runs the shop, under the same member centre and shown by rules like every
 * other (product.md, Actors). The specification does not show them.
 */
export const deskRoutes: readonly RouteDefinition[] = [
  desk('home'),
  desk('orders'),
  desk('orders/info'),
  desk('quotations'),
  desk('quotations/info'),
  desk('transfers'),
  desk('refunds'),
  desk('notices'),
  desk('adjustments'),
  desk('ledger'),
  desk('applications'),
  desk('applications/info'),
  desk('stores'),
  desk('stores/info'),
  desk('realNames'),
  desk('products'),
  desk('products/edit'),
  desk('products/specification'),
  desk('products/import'),
  desk('categories'),
  desk('attributes'),
  desk('pages'),
  desk('pages/edit'),
  desk('leads'),
  desk('settings'),
  desk('navigation'),
  desk('users'),
  desk('users/info'),
  desk('groups'),
  desk('audit'),
];
