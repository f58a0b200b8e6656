import type { FeeScope } from '#lib/contract/orders/fees.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { listCategoryOptions, listProductOptions } from '#lib/server/catalogue/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { listStoreOptions } from '#lib/server/store/index.ts';

interface Place {
  scope: FeeScope;
  scopeId: number;
}

interface Search {
  locale: Locale;
  quickSearch: string;
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** What a rate can be for, by name. */
export async function listPlaces(server: ServerContext, scope: Exclude<FeeScope, 'default'>, search: Search) {
  if (scope === 'store') return listStoreOptions(server.db, search);
  if (scope === 'category') return listCategoryOptions(server, search);
  const { offset, limit, ...asked } = search;
  const page = Math.floor(offset / Math.max(1, limit)) + 1;
  const options = await listProductOptions(server, { ...asked, page });
  // The search does not count: as long as pages are full there may be another.
  return { options, total: offset + options.length + (options.length === limit && !search.ids ? 1 : 0) };
}

/** What these are called in the reader's language, each kind asked for at once; empty for what is gone. */
export async function namePlaces(
  server: ServerContext,
  places: readonly Place[],
  locale: Locale,
): Promise<(place: Place) => string> {
  const scopes = ['product', 'category', 'store'] as const;
  const named = await Promise.all(
    scopes.map(async (scope) => {
      const ids = [...new Set(places.filter((place) => place.scope === scope).map(({ scopeId }) => scopeId))];
      if (ids.length === 0) return [];
      const { options } = await listPlaces(server, scope, {
        locale,
        quickSearch: '',
        ids,
        limit: ids.length,
        offset: 0,
      });
      return options.map(({ id, name }) => [`${scope}:${id}`, name] as const);
    }),
  );
  const names = new Map<string, string>(named.flat());
  return ({ scope, scopeId }) => names.get(`${scope}:${scopeId}`) ?? '';
}
