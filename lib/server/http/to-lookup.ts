import { lookupPageSize } from '#lib/contract/lookup.ts';

interface LookupSearch {
  quickSearch: string;
  /** Ids whose names are wanted; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

interface LookupQuery {
  quickSearch: string;
  page: number;
  initValue?: string[] | undefined;
}

/** A selection lookup as use cases take it. All that was chosen before is named at once, however much (contract §7). */
export function toLookup({ quickSearch, page, initValue }: LookupQuery): LookupSearch {
  const ids = toIds(initValue);
  if (ids) return { quickSearch, ids, limit: ids.length, offset: 0 };
  return { quickSearch, ids, limit: lookupPageSize, offset: (page - 1) * lookupPageSize };
}

/** What is no id is passed over. */
export function toIds(parts: string[] | undefined): number[] | undefined {
  return parts?.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0);
}
