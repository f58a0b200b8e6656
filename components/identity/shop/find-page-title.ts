import type { Locale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';
import { matchRoute } from '#lib/routes/match-route.ts';

/** What the page at an address is called; undefined where the shop has no such page. Loads the table of all routes with it. */
export async function findPageTitle(locale: Locale, address: string): Promise<string | undefined> {
  const { routes } = await loadMessages(locale, ['routes']);
  const name = matchRoute(address.split(/[?#]/)[0] ?? '')?.route.name;
  return name !== undefined && name in routes ? routes[name as keyof typeof routes] : undefined;
}
