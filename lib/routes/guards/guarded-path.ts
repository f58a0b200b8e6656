/** `paths.login`, for where that table would be too much script. */
export const loginPath = '/user/login';

/**
 * Does the path lead into the member centre? A short form of the route table for the browser: the whole table would
 * cost every visitor its bytes. A test holds it against the table; the middleware and the API decide for real.
 */
export function isGuardedPath(path: string): boolean {
  return path === '/user' || (path.startsWith('/user/') && path !== loginPath);
}
