import type { Locale } from '#lib/i18n/locales.ts';
import type { RegisteredRoute } from '../serve.ts';

/** What a call belongs to: the area of its permission, which is that of the scope too, else the second word of its path. */
export function groupOf({ entry, guard }: RegisteredRoute): string {
  const node = typeof guard === 'string' ? '' : 'store' in guard ? guard.store : guard.node;
  const [side = '', area = ''] = node.split('/');
  if (side === 'store' || side === 'operator') return `${side}/${area}`;
  return entry.path.split('/')[2] ?? 'api';
}

/** All groups in the order of the alphabet, what anybody may do before what stores and operators do. */
export function groupCalls(routes: readonly RegisteredRoute[]): Map<string, RegisteredRoute[]> {
  const groups = new Map<string, RegisteredRoute[]>();
  for (const route of routes) {
    const group = groupOf(route);
    groups.set(group, [...(groups.get(group) ?? []), route]);
  }
  const rank = (group: string) => `${group.includes('/') ? (group.startsWith('store/') ? 1 : 2) : 0}${group}`;
  return new Map([...groups].sort(([left], [right]) => (rank(left) < rank(right) ? -1 : 1)));
}

/** The page of an area, or the one for what holds for all calls, in the reader's language. */
export const hrefOf = (locale: Locale, group?: string): string =>
  `/api/reference?lang=${locale}${group === undefined ? '' : `&amp;area=${encodeURIComponent(group)}`}`;

export const anchorOf = ({ entry: { method, path } }: RegisteredRoute): string =>
  `${method}-${path.replace(/^\/api\//, '').replaceAll('/', '-')}`;
