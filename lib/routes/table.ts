import { deskRoutes } from './desk-routes.ts';
import { memberRoutes } from './member-routes.ts';
import type { RouteDefinition } from './route-types.ts';
import { siteRoutes } from './site-routes.ts';
import { storeRoutes } from './store-routes.ts';

/**
 * The specification's route table (§2, §6) as data, with our own desk for operators. The middleware, the menus, the sitemap and the tests read it; who
 * needs an address asks here. Order matters only for the catch-all, which is last.
 */
export const routeTable: readonly RouteDefinition[] = [...memberRoutes, ...storeRoutes, ...deskRoutes, ...siteRoutes];

/** The route of a name, by any of its names. */
export function findRoute(name: string): RouteDefinition | undefined {
  return routeTable.find((route) => route.name === name || route.otherNames?.includes(name));
}
