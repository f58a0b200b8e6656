import type { ChangeTag } from '#lib/server/kernel/changes.ts';
import type { Executor } from '../connection.ts';
import { noteChange, primaryOf } from '../primary-of.ts';

interface Entry<T> {
  value: Promise<T>;
  until: number;
  /** Undefined while the answer is being read: it may be of anything. */
  tags?: readonly ChangeTag[];
  weight: number;
}

interface CacheOptions<T> {
  /** How long an answer is cached where changes are not heard; 0: only where they are. */
  life: number;
  maxEntries?: number;
  /** Answers that differ much in size: no more than these together, and those nobody asked for longest go first. */
  weight?: { of: (value: T) => number; max: number };
  /** Changes that make the answers stale: a process that hears of them keeps answers until then. */
  staleBy?: readonly ChangeTag[];
  /** Changes that make one answer stale, beside those. */
  tagsOf?: (value: T) => readonly ChangeTag[];
}

/** A lost notice does no more harm than this. */
const heardLife = 60_000;

const hearing = new WeakSet<Executor>();

interface Dropping {
  staleBy: readonly ChangeTag[];
  drop: (db: Executor) => void;
  dropTagged: (db: Executor, tags: readonly ChangeTag[]) => void;
}

const caches: Dropping[] = [];

/**
 * Remembers an answer of the database, per database and key, so that a busy page does not ask the same thing a thousand
 * times a second. Only for what may be stale by that moment in another process; the process that writes calls `drop`.
 */
export function createBriefCache<T>(options: CacheOptions<T>) {
  const { life, maxEntries = 200, staleBy = [], tagsOf = () => [], weight } = options;
  // What was read of a replica is no other than what the primary would have answered.
  const stores = new WeakMap<Executor, Map<string, Entry<T>>>();
  const drop = (db: Executor) => void stores.delete(primaryOf(db));
  const dropTagged = (db: Executor, tags: readonly ChangeTag[]) => {
    for (const [key, entry] of stores.get(db) ?? []) {
      if (!entry.tags || entry.tags.some((tag) => tags.includes(tag))) stores.get(db)?.delete(key);
    }
  };
  if (staleBy.length > 0) caches.push({ staleBy, drop, dropTagged });
  const storeOf = (db: Executor) => {
    const store = stores.get(primaryOf(db)) ?? new Map<string, Entry<T>>();
    stores.set(primaryOf(db), store);
    return store;
  };
  return {
    async get(db: Executor, key: string, load: () => Promise<T>): Promise<T> {
      const store = storeOf(db);
      const known = store.get(key);
      if (known && known.until > performance.now()) {
        if (weight) touch(store, key, known);
        return known.value;
      }
      if (store.size >= maxEntries) store.clear();
      const kept = staleBy.length > 0 && hearing.has(primaryOf(db)) ? Math.max(life, heardLife) : life;
      const entry: Entry<T> = { value: load(), until: performance.now() + kept, weight: 0 };
      store.set(key, entry);
      entry.value.then(
        (value) => {
          entry.tags = tagsOf(value);
          if (!weight) return;
          entry.weight = weight.of(value);
          lighten(store, weight.max);
        },
        () => store.delete(key),
      );
      return entry.value;
    },
    /** What `get` would answer without loading; undefined: nothing. */
    peek(db: Executor, key: string): Promise<T> | undefined {
      const store = stores.get(primaryOf(db));
      const known = store?.get(key);
      if (!store || !known || known.until <= performance.now()) return undefined;
      if (weight) touch(store, key, known);
      return known.value;
    },
    /** Called by who has written: what is read after it is read where that is known. */
    drop(db: Executor): void {
      noteChange(db);
      drop(db);
    },
  };
}

/** The last one of a Map is the one that was set last. */
function touch<T>(store: Map<string, Entry<T>>, key: string, entry: Entry<T>): void {
  store.delete(key);
  store.set(key, entry);
}

/** Drops what nobody asked for longest, until the rest is no heavier than that. */
function lighten<T>(store: Map<string, Entry<T>>, max: number): void {
  let sum = [...store.values()].reduce((total, { weight }) => total + weight, 0);
  for (const [key, { weight }] of store) {
    if (sum <= max) return;
    store.delete(key);
    sum -= weight;
  }
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
  for (const { staleBy, drop, dropTagged } of caches) {
    if (tags.includes('shop') || staleBy.some((tag) => tags.includes(tag))) drop(db);
    else dropTagged(db, tags);
  }
}
