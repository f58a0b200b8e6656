import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { LookupAnswer } from '#lib/contract/lookup.ts';
import { apiQuery } from './queries.ts';

interface LookupCall extends Endpoint {
  data: { _output: LookupAnswer } & Endpoint['data'];
}

/**
 * The family's selection lookup (specification §7) at an address, as a remote select asks it: by what somebody types, and
 * for the name of what was chosen before.
 */
export const lookupAt = <E extends LookupCall>(path: E['path']) => ({
  find: (quickSearch: string) => apiQuery<E>(path, { select: true, quickSearch, page: 1 } as never),
  name: (id: number) =>
    apiQuery<E>(path, { select: true, quickSearch: '', initKey: 'id', initValue: String(id) } as never),
});
