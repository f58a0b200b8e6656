import { AsyncLocalStorage } from 'node:async_hooks';

const visits = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs the making of one page: what its calls ask alike is found out once. */
export const duringPage = <Result>(run: () => Promise<Result>): Promise<Result> => visits.run(new Map(), run);

/** What `load` answers, once for all calls of the page that is being made; outside of pages every time anew. */
export function oncePerPage<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const known = visits.getStore();
  if (!known) return load();
  const value = (known.get(key) as Promise<Value> | undefined) ?? load();
  known.set(key, value);
  return value;
}
