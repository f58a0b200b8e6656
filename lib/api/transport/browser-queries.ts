import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GetPath } from '#lib/contract/calls.ts';
import { getApi } from './browser.ts';
import { createQueryClient } from './queries.ts';
import { onStaleReads } from './stale-reads.ts';

/** The query client of a page, for as long as it is shown. */
export function useBrowserQueries(): QueryClient {
  const [queries] = useState(createBrowserQueries);
  useEffect(() => followWrites(queries), [queries]);
  useEffect(() => followReturns(queries), [queries]);
  return queries;
}

/** The browser's query client: reads by HTTP, and leaves failures to the place on the page that shows them. */
function createBrowserQueries(): QueryClient {
  return createQueryClient(([path, query], signal) =>
    getApi(path as GetPath, query as never, {
      isErrorShown: false,
      isCodeShown: false,
      isDuplicateCancelled: false,
      signal,
    }),
  );
}

/** What a write made old is read anew where it is shown, and elsewhere when it is shown again. Returns how to stop. */
export function followWrites(queries: QueryClient): () => void {
  return onStaleReads(({ paths, isLater }) =>
    queries.invalidateQueries({
      refetchType: isLater ? 'none' : 'active',
      ...(paths && { predicate: ({ queryKey: [path] }) => paths.includes(String(path)) }),
    }),
  );
}

/**
 * Who goes back, or forward, gets pages as they are now: what a page shows when it opens is asked for again however short
 * ago it was read, and a whole page that the browser has kept as it was left asks at once. Returns how to stop.
 */
function followReturns(queries: QueryClient): () => void {
  const goBack = () => void queries.invalidateQueries({ refetchType: 'none' });
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void queries.invalidateQueries();
  };
  window.addEventListener('popstate', goBack);
  window.addEventListener('pageshow', shown);
  return () => {
    window.removeEventListener('popstate', goBack);
    window.removeEventListener('pageshow', shown);
  };
}
