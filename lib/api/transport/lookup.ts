import type { GetEntry, GetPath } from '#lib/contract/calls.ts';
import type { DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { LookupAnswer } from '#lib/contract/lookup.ts';
import { apiQuery } from './queries.ts';

/** Addresses whose answer is a lookup's. */
type LookupPath = { [Path in GetPath]: LookupAnswer extends DataOf<GetEntry<Path>> ? Path : never }[GetPath];

/**
 * The family's selection lookup (specification §7) at an address, as a remote select asks it: by what somebody types, and
 * for the name of what was chosen before. `among` narrows the search to what may be chosen.
 */
export const lookupAt = <Path extends LookupPath>(path: Path, among: Partial<QueryOf<GetEntry<Path>>> = {}) => ({
  find: (quickSearch: string) => apiQuery<LookupPath>(path, { ...among, select: 'true', quickSearch, page: 1 }),
  name: (id: number) =>
    apiQuery<LookupPath>(path, { select: 'true', quickSearch: '', initKey: 'id', initValue: String(id) }),
});
