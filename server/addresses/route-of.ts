import { ownFolderOf } from '#lib/routes/beside/own-folders.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { readAddress } from '#lib/routes/read-address.ts';

/** Pages by the way they are written; what a stranger makes up has no name of its own here, and leaves nothing. */
const mostPaths = 5_000;
const pages = new Map<string, string>();

const other = 'other';

/** What a request asks for as the shop itself would write it: a page of the route table, a call of the contract, a folder. */
export function routeOf(url: string, routeOfCall: (path: string) => string | undefined): string {
  const [path = ''] = url.split('?', 1);
  const folder = path.startsWith('/_next/static/') ? '/_next/static' : ownFolderOf(path);
  if (folder === '/api') return routeOfCall(path) ?? '/api/*';
  if (folder !== undefined) return `${folder}/*`;
  const known = pages.get(path);
  if (known !== undefined) return known;
  const route = matchRoute(readAddress(path, undefined).path)?.route;
  if (route === undefined) return other;
  if (pages.size >= mostPaths) pages.clear();
  pages.set(path, route.pattern);
  return route.pattern;
}
