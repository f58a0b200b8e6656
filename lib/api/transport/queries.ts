import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { GetEntry, GetPath } from '#lib/contract/calls.ts';
import type { DataOf, Endpoint, QueryOf } from '#lib/contract/endpoint.ts';
import { ApiError } from './api-error.ts';

/** What a read is: the address of the call and its parameters. Both transports work from the key alone. */
export type ApiQueryKey = readonly [path: Endpoint['path'], query: Record<string, unknown>];

/**
 * A read of the API for React Query, the same on the server, which prefetches it, and in the browser, which shows it:
 * the key says all, the client of each side knows how. The contract's entry with this path says the rest.
 */
export function apiQuery<Path extends GetPath>(path: Path, query: Partial<QueryOf<GetEntry<Path>>> = {}) {
  const queryKey: ApiQueryKey = [path, query as Record<string, unknown>];
  return queryOptions<DataOf<GetEntry<Path>>, ApiError, DataOf<GetEntry<Path>>, ApiQueryKey>({ queryKey });
}

/** What a page hands to `prefetch`: a read of any kind. */
export interface AnyApiQuery {
  queryKey: ApiQueryKey;
}

/** Long enough for what opens together to share an answer; what is opened later asks whether it has changed. */
const freshInMs = 2_000;

/** A query client whose reads go through `read`. */
export function createQueryClient(read: (key: ApiQueryKey, signal: AbortSignal) => Promise<unknown>): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => read(queryKey as unknown as ApiQueryKey, signal),
        staleTime: freshInMs,
        // What the server refused it refuses again; only silence is worth a second try.
        retry: (count, error) => count < 1 && error instanceof ApiError && error.status === undefined,
      },
      mutations: { retry: false },
    },
  });
}

/** The server does not offer this call: a foreign backend of the family without our additions. */
export function isNotOffered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
