import type { StateChange } from '#components/ui/use-address-state.ts';

/** Where somebody is in a list belongs to no view. */
const places = ['page', 'after', 'before'];

/** What an address says of a view, in one spelling, so that two of them can be compared. */
export function viewSearch(parameters: URLSearchParams): string {
  const said = [...parameters].filter(([name, value]) => value !== '' && !places.includes(name));
  return String(new URLSearchParams(said.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))));
}

/** What an address is to be kept as, with the columns that are shown. */
export function searchToKeep(parameters: URLSearchParams, columns: readonly string[]): string {
  const kept = new URLSearchParams(parameters);
  kept.set('columns', columns.join(','));
  return viewSearch(kept);
}

/** The change that leaves nothing of the address but the view. */
export function changeToView(parameters: URLSearchParams, search: string): StateChange {
  const nothing = [...parameters.keys()].map((name) => [name, undefined] as const);
  const view = [...new URLSearchParams(search)].filter(([name]) => !places.includes(name));
  return Object.fromEntries([...nothing, ...view]);
}
