import { workSizes } from '#lib/contract/work-list.ts';
import type { WorkState } from './work-types.ts';

/**
 * The part of a list's state that every work list has, out of its address; the page that prefetches and the screen read it
 * alike. Of `sorts`, the ones the contract names, the first is the default; what nobody knows becomes the default as well.
 */
export function readWorkState<const Sorts extends readonly [string, ...string[]]>(
  parameters: URLSearchParams,
  sorts: Sorts,
): WorkState<Sorts[number]> {
  const sort = sorts.find((each) => each === parameters.get('sort')) ?? sorts[0];
  const limit = workSizes.find((size) => size === Number(parameters.get('limit'))) ?? workSizes[0];
  const after = readCursor(parameters, 'after');
  const before = after ? undefined : readCursor(parameters, 'before');
  return { sort, limit, ...(after && { after }), ...(before && { before }) };
}

/** Longer ones come from no answer of ours. */
function readCursor(parameters: URLSearchParams, name: string): string | undefined {
  const cursor = parameters.get(name);
  return cursor && cursor.length <= 200 ? cursor : undefined;
}

/** The order after a press on the heading of `name`: the other way round, or from `first` where it was another column's. */
export function pressSort(sort: string, name: string, first: 'ascending' | 'descending'): string {
  if (sort === name) return `-${name}`;
  if (sort === `-${name}`) return name;
  return first === 'descending' ? `-${name}` : name;
}

/** What `aria-sort` says of the column that is ordered by `name`. */
export function sortDirection(sort: string, name: string): 'ascending' | 'descending' | 'none' {
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
}
