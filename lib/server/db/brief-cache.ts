import type { ChangeTag } from '../kernel/changes.ts';
import type { Executor } from './connection.ts';

interface Entry<T> {
  value: Promise<T>;
  until: number;
}

interface CacheOptions {
  /** How long an answer is kept where changes are not heard. */
  life: number;
  maxEntries?: number;
  /** Changes that make the answers stale: a process that hears of them keeps answers until then. */
  staleBy?: readonly ChangeTag[];
}

/** A lost notice does no more harm than this. */
const heardLife = 60_000;

const hearing = new WeakSet<Executor>();
const caches: { staleBy: readonly ChangeTag[]; drop: (db: Executor) => void }[] = [];

/**
 * Remembers an answer of the database, per database and key, so that a busy page does not ask the same thing a thousand
 * times a second. Only for what may be stale by that moment in another process; the process that writes calls `drop`.
 */
export function createBriefCache<T>({ life, maxEntries = 200, staleBy = [] }: CacheOptions) {
  const stores = new WeakMap<Executor, Map<string, Entry<T>>>();
  const drop = (db: Executor) => void stores.delete(db);
  if (staleBy.length > 0) caches.push({ staleBy, drop });
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
      const kept = staleBy.length > 0 && hearing.has(db) ? Math.max(life, heardLife) : life;
      const entry = { value: load(), until: performance.now() + kept };
      store.set(key, entry);
      entry.value.catch(() => store.delete(key));
      return entry.value;
    },
    drop,
  };
}

/** From here on this process is told what changes, by `forgetChanged`: answers live until then. */
export function beginHearing(db: Executor): void {
  hearing.add(db);
}

/** Nobody tells of changes any more: what is kept from now on is kept for a moment. */
export function endHearing(db: Executor): void {
  hearing.delete(db);
  for (const { drop } of caches) drop(db);
}

/** Drops what a change has made stale; `shop` is everything. A read that was begun before is not kept. */
export function forgetChanged(db: Executor, tags: readonly ChangeTag[]): void {
  for (const { staleBy, drop } of caches) {
    if (tags.includes('shop') || staleBy.some((tag) => tags.includes(tag))) drop(db);
  }
}
