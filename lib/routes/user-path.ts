import type { deskRoutes } from './desk-routes.ts';
import type { memberRoutes } from './member-routes.ts';
import type { storeRoutes } from './store-routes.ts';

/** Every page below `/user/`, as the route table names them: a page that is not there does not compile. */
export type MemberPage = Exclude<
  (typeof memberRoutes | typeof storeRoutes | typeof deskRoutes)[number]['path'],
  '' | `${string}{${string}`
>;

/**
 * The address of a page of the member centre, the back office or the desk, with its parameters; those without a value are
 * left out. It takes the types of the route table only: the table itself would cost every visitor its bytes.
 */
export function userPath(page: MemberPage, query: Record<string, string | number | undefined> = {}): string {
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return `/user/${page}${search && `?${search}`}`;
}
