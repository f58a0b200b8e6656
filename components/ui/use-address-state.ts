'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';

type Values = Record<string, string | number | undefined>;

/**
 * The state of a list, kept in the address: a reload, a shared link and the browser's back button show the same.
 * `read` turns the parameters into the state, and is the same function the server prefetches with. The returned writer
 * changes some parameters; undefined and '' remove one, and every change but one of the page goes back to page 1.
 */
export function useAddressState<State>(
  read: (parameters: URLSearchParams) => State,
): [State, (change: Values) => void] {
  const parameters = useSearchParams();
  const state = useMemo(() => read(new URLSearchParams(parameters)), [parameters, read]);
  return [state, (change) => window.history.pushState(null, '', changedAddress(location.href, change))];
}

/** `address` with the changed parameters. */
export function changedAddress(address: string, change: Values): string {
  const url = new URL(address);
  if (!('page' in change)) url.searchParams.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return url.pathname + url.search;
}
