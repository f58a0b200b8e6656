import type { Executor } from './connection.ts';

interface Entry<T> {
  value: Promise<T>;
  until: number;
}

/**
 * Remembers an answer of the database for a moment, per database and key, so that a busy page does not ask the same
 * thing a thousand times a second. Only for what may be stale by that moment in another process; the process that
 * writes calls `drop`.
 */
export function createBriefCache<T>(lifeInMilliseconds: number, maxEntries = 200) {
  const stores = new WeakMap<Executor, Map<string, Entry<T>>>();
  const storeOf = (db: Executor) => {
    const store = stores.get(db) ?? new Map<string, Entry<T>>();
    stores.set(db, store);
    return store;
  };
  return {
    async get(db: Executor, key: string, load: () => Promise<T>): Promise<T> {
      const store = storeOf(db);
      const known = store.get(key);
      if (known && known.until > performance.now()) return known.value;
      if (store.size >= maxEntries) store.clear();
      const entry = { value: load(), until: performance.now() + lifeInMilliseconds };
      store.set(key, entry);
      entry.value.catch(() => store.delete(key));
      return entry.value;
    },
    drop: (db: Executor) => void stores.delete(db),
  };
}
