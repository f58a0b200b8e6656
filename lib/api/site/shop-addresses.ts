import type { DataOf, Endpoint, QueryOf } from '#lib/contract/endpoint.ts';
import type { siteAddresses, siteMaintenance, siteRedirects, siteWords } from '#lib/contract/site/shop-content.ts';
import type { siteIndex } from '#lib/contract/site/shop-index.ts';
import type { lookPreview, siteLook } from '#lib/contract/site/shop-look.ts';
import { publicEnv } from '#lib/env.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { previewHeader } from '#lib/session/preview-cookie.ts';
import { ApiError } from '../transport/api-error.ts';
import { send } from '../transport/send.ts';
import { inProcessBase, serverFetch } from '../transport/server-transport.ts';

/*
 * What the process asks the API before Next renders anything: outside of a page, and so without Next's `cookies` and
 * caches.
 */

/** A range of all that has an address. Throws an `ApiError`; of status 404 where the server has no such call. */
export const readAddresses = (query: QueryOf<typeof siteAddresses>) =>
  ask<typeof siteAddresses>('/api/site/addresses', query);

/** A range of the addresses that the shop leads on. Throws an `ApiError`; of status 404 where the server has no such call. */
export const readRedirectsAfter = (query: QueryOf<typeof siteRedirects>) =>
  ask<typeof siteRedirects>('/api/site/redirects', query);

/** Whether the shop is closed, and whether whoever holds the token or the preview link may go on. Throws an `ApiError`. */
export const readMaintenance = (token = '', preview = '') =>
  ask<typeof siteMaintenance>(
    '/api/site/maintenance',
    {},
    { ...(token && { 'ba-user-token': token }), ...(preview && { [previewHeader]: preview }) },
  );

/** What the shop says in words of its own. Throws an `ApiError`; of status 404 where the server has no such call. */
export const readWords = () => ask<typeof siteWords>('/api/site/words', {});

/** The menus and rules of whoever holds the token. Throws an `ApiError` when that is nobody. */
export const readMenusOf = (token: string) =>
  ask<typeof siteIndex>('/api/index/index', { requiredLogin: 1 }, { 'ba-user-token': token });

/** What the site says of itself to a guest. Throws an `ApiError`. */
export const readSiteConfig = async (locale: Locale = defaultLocale) =>
  (await ask<typeof siteIndex>('/api/index/index', { requiredLogin: 0 }, { 'think-lang': locale })).site;

/** The look that visitors see. Throws an `ApiError`; of status 404 where the server has no such call. */
export const readShownLook = () => ask<typeof siteLook>('/api/site/look', {});

/** The look of a preview link, for the operator who made it. Throws an `ApiError`. */
export const readPreviewedLook = (look: string, token: string) =>
  ask<typeof lookPreview>('/api/operator/look/previewed', { token: look }, { 'ba-user-token': token });

async function ask<E extends Endpoint>(
  path: Endpoint['path'],
  query: QueryOf<E>,
  headers: Record<string, string> = {},
): Promise<DataOf<E>> {
  const transport = { baseUrl: publicEnv.apiUrl ?? inProcessBase, fetch: serverFetch, headers };
  const { code, msg, data } = await send(transport, { method: 'get', path, query: query as Record<string, unknown> });
  if (code !== 1) throw new ApiError(msg, { code, status: 200, data });
  return data as DataOf<E>;
}
