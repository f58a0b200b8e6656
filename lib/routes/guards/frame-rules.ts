import type { MenuRule } from '#lib/contract/site/shop-index.ts';

const webSchemes = ['http:', 'https:'];

/**
 * The page that an address in `iframe/{url}` means; addresses of this site may leave out the origin. Undefined for
 * what no browser may be sent to: other schemes, and names and passwords, with which an address pretends to be another.
 */
export function frameTarget(address: string, ownOrigin: string): URL | undefined {
  if (!URL.canParse(address, ownOrigin)) return undefined;
  const url = new URL(address, ownOrigin);
  const hasCredentials = url.username !== '' || url.password !== '';
  return webSchemes.includes(url.protocol) && !hasCredentials ? url : undefined;
}

/**
 * May this address be shown in a frame of ours? Only this site, and sites that an iframe entry of the member's own menus
 * or rules names: compared as parsed origins, so that scheme, host and port are all the same. `url` is a link that
 * anybody may have made up and sent.
 */
export function isFramed(
  url: string,
  menus: readonly MenuRule[],
  rules: readonly MenuRule[],
  ownOrigin: string,
): boolean {
  const target = frameTarget(url, ownOrigin);
  if (!target) return false;
  // This site in itself, in itself, without end.
  if (target.origin === ownOrigin) return !target.pathname.startsWith('/user/iframe/');
  return [...frameOrigins(menus, ownOrigin), ...frameOrigins(rules, ownOrigin)].includes(target.origin);
}

function frameOrigins(tree: readonly MenuRule[], ownOrigin: string): string[] {
  return tree.flatMap(({ menu_type, url, children = [] }) => {
    const named = menu_type === 'iframe' ? frameTarget(url, ownOrigin)?.origin : undefined;
    return [...(named ? [named] : []), ...frameOrigins(children, ownOrigin)];
  });
}
