import { cookies } from 'next/headers';
import { cache } from 'react';
import type { DataOf, Endpoint } from '#lib/contract/endpoint.ts';
import type { siteIndex } from '#lib/contract/site/shop-index.ts';
import { publicEnv } from '#lib/env.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { tokenCookie } from '#lib/session/token-cookie-name.ts';
import { ApiError } from './api-error.ts';
import { send } from './send.ts';
import { inProcessBase, serverFetch } from './server-transport.ts';

/**
 * Reads as the person who asked for the page, from a server component: the mirror cookie's token becomes the header
 * that the API trusts. Reads only; a write never comes from a cookie. Throws an `ApiError` for every code but 1.
 */
export const callAsMember = (locale: Locale, path: Endpoint['path'], query: Record<string, unknown>) =>
  callOnce(locale, path, JSON.stringify(query));

/** Layout, guard and page may ask the same: one rendering asks it once. */
const callOnce = cache(async (locale: Locale, path: Endpoint['path'], query: string): Promise<unknown> => {
  const token = (await cookies()).get(tokenCookie)?.value ?? '';
  const transport = {
    baseUrl: publicEnv.apiUrl ?? inProcessBase,
    fetch: serverFetch,
    headers: { 'think-lang': locale, ...(token && { 'ba-user-token': token }) },
  };
  const { code, msg, data } = await send(transport, { method: 'get', path, query: JSON.parse(query) });
  if (code !== 1) throw new ApiError(msg, { code, status: 200, data });
  return data;
});

/** Site initialisation of a member (specification §4). Code 303 or 409: nobody is logged in. */
export const readMemberIndex = async (locale: Locale) =>
  (await callAsMember(locale, '/api/index/index', { requiredLogin: 1 })) as DataOf<typeof siteIndex>;
