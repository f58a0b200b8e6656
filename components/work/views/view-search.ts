import type { StateChange } from '#components/ui/hooks/use-address-state.ts';

/** Where somebody is in a list belongs to no view. */
const places = ['page', 'after', 'before'];

/**
 * What an address says of a view, in one spelling, so that two of them can be compared. `within`: the parameters that choose
 * the list among those of its page.
 */
export function viewSearch(parameters: URLSearchParams, within: readonly string[] = []): string {
  const said = [...parameters].filter(
    ([name, value]) => value !== '' && !places.includes(name) && !within.includes(name),
  );
  return String(new URLSearchParams(said.sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))));
}

/** What an address is to be kept as, with the columns that are shown. */
export function searchToKeep(parameters: URLSearchParams, columns: readonly string[]): string {
  const kept = new URLSearchParams(parameters);
  kept.set('columns', columns.join(','));
  return viewSearch(kept);
}

/** What of an address chooses the list. */
export function pageSearch(parameters: URLSearchParams, within: readonly string[]): string {
  return String(new URLSearchParams([...parameters].filter(([name]) => within.includes(name))));
}

/** The change that leaves nothing of the address but the list and the view. */
export function changeToView(parameters: URLSearchParams, search: string, within: readonly string[] = []): StateChange {
  const isOther = (name: string) => !within.includes(name);
  const nothing = [...parameters.keys()].filter(isOther).map((name) => [name, undefined] as const);
  const view = [...new URLSearchParams(search)].filter(([name]) => !places.includes(name) && isOther(name));
  return Object.fromEntries([...nothing, ...view]);
}
