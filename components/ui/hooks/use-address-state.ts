'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';

/** Parameters and what they become; undefined and '' remove one. */
export type StateChange = Record<string, string | number | undefined>;

/**
 * The state of a list, kept in the address: a reload, a shared link and the browser's back button show the same.
 * `read` turns the parameters into the state, and is the same function the server prefetches with. The returned writer
 * changes some parameters, and every change but one of the page goes back to the first page.
 */
export function useAddressState<State>(
  read: (parameters: URLSearchParams) => State,
): [State, (change: StateChange) => void] {
  const parameters = useSearchParams();
  const state = useMemo(() => read(new URLSearchParams(parameters)), [parameters, read]);
  return [state, (change) => window.history.pushState(null, '', changedAddress(location.href, change))];
}

/** `address` with the changed parameters. */
export function changedAddress(address: string, change: StateChange): string {
  const url = new URL(address);
  return url.pathname + changedSearch(url.searchParams, change);
}

/** Where in a list somebody is: a page by its number, or what lies behind or before a row. */
const places = ['page', 'after', 'before'] as const;

/** The changed parameters as the part of an address that begins with '?'; empty without any. */
export function changedSearch(parameters: URLSearchParams, change: StateChange): string {
  const changed = new URLSearchParams(parameters);
  if (!places.some((name) => name in change)) for (const name of places) changed.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') changed.delete(name);
    else changed.set(name, String(value));
  }
  return changed.size > 0 ? `?${changed}` : '';
}
