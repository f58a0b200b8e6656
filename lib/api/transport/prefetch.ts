import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import type { Locale } from '#lib/i18n/locales.ts';
import { callAsMember } from './member-call.ts';
import { type AnyApiQuery, createQueryClient } from './queries.ts';

/**
 * Reads on the server what a page is about to show. A read that fails is left out: the browser asks again and shows
 * the failure where the answer would be.
 */
export async function prefetch(locale: Locale, queries: readonly AnyApiQuery[]): Promise<DehydratedState> {
  const client = createQueryClient(([path, query]) => callAsMember(locale, path, query));
  await Promise.all(queries.map(({ queryKey }) => client.prefetchQuery({ queryKey, retry: false })));
  return dehydrate(client);
}
