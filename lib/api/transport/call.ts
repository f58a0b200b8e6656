import { unstable_cache } from 'next/cache';
import { notFound } from 'next/navigation';
import type { GetEntry, GetPath } from '#lib/contract/calls.ts';
import type { DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import { publicEnv } from '#lib/env.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ApiError } from './api-error.ts';
import { readUnchanged } from './changes-seen.ts';
import { send } from './send.ts';
import { inProcessBase, serverFetch } from './server-transport.ts';

/**
 * Reads as a guest from a server component, so that the answer may be shown to everybody. Throws an `ApiError` for
 * every code but 1.
 */
export async function callServer<Path extends GetPath>(
  locale: Locale,
  path: Path,
  query?: QueryOf<GetEntry<Path>>,
): Promise<DataOf<GetEntry<Path>>> {
  const transport = {
    baseUrl: publicEnv.apiUrl ?? inProcessBase,
    fetch: serverFetch,
    headers: { 'think-lang': locale },
  };
  const { code, msg, data } = await send(transport, { method: 'get', path, query: query as Record<string, unknown> });
  if (code !== 1) throw new ApiError(msg, { code, status: 200, data });
  return data as DataOf<GetEntry<Path>>;
}

/**
 * `callServer`, kept until one of the tags changes. Every read also carries the tag `shop`, which a start of the
 * process makes stale: data may have changed while nobody listened.
 */
export function cachedCall<Path extends GetPath>(
  locale: Locale,
  path: Path,
  query: QueryOf<GetEntry<Path>>,
  tags: string[],
): Promise<DataOf<GetEntry<Path>>> {
  const carried = ['shop', ...tags];
  const call = () => readUnchanged(carried, () => callServer(locale, path, query));
  const read = unstable_cache(call, [locale, path, JSON.stringify(query)], {
    tags: carried,
    // Another server's API tells nobody here of a change.
    ...(publicEnv.apiUrl && { revalidate: 60 }),
  });
  return read();
}

/**
 * Shows the not-found page when the record is missing, or when the server has no such call; every other refusal goes on
 * to the error page.
 */
export async function orNotFound<Data>(answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.error === 'not_found' || error.status === 404)) notFound();
    throw error;
  }
}

/** What to show of a server that has no such call (HTTP 404): a foreign backend of the family without our additions. */
export async function orWithout<Data>(answer: Promise<Data>, without: Data): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return without;
    throw error;
  }
}
