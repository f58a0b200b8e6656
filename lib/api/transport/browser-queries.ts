import type { QueryClient } from '@tanstack/react-query';
import type { GetPath } from '#lib/contract/calls.ts';
import { getApi } from './browser.ts';
import { createQueryClient } from './queries.ts';

/** The browser's query client: reads by HTTP, and leaves failures to the place on the page that shows them. */
export function createBrowserQueries(): QueryClient {
  return createQueryClient(([path, query], signal) =>
    getApi(path as GetPath, query as never, {
      isErrorShown: false,
      isCodeShown: false,
      isDuplicateCancelled: false,
      signal,
    }),
  );
}
