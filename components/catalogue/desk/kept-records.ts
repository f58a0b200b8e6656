'use client';

import { useSyncExternalStore } from 'react';

/** What is typed about a record and not saved, and what it began from. */
interface KeptRecord {
  values: unknown;
  seen: { version: number; mark: string } | undefined;
}

const prefix = 'kept:record:';
const listeners = new Set<() => void>();
/** Storage may be forbidden: then it lasts as long as the page. */
let records: ReadonlyMap<string, KeptRecord> | undefined;

function all(): ReadonlyMap<string, KeptRecord> {
  records ??= readAll();
  return records;
}

function readAll(): ReadonlyMap<string, KeptRecord> {
  const found = new Map<string, KeptRecord>();
  try {
    for (const key of Object.keys(sessionStorage).filter((each) => each.startsWith(prefix))) {
      const kept: KeptRecord | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (kept) found.set(key.slice(prefix.length), kept);
    }
  } catch {
    // Nothing is known of before.
  }
  return found;
}

export const readKept = (name: string): KeptRecord | undefined => all().get(name);

/** Keeps what is typed in this tab; undefined forgets it. */
export function keepRecord(name: string, kept: KeptRecord | undefined): void {
  if (!kept && !all().has(name)) return;
  const next = new Map(all());
  if (kept) next.set(name, kept);
  else next.delete(name);
  records = next;
  try {
    if (kept) sessionStorage.setItem(prefix + name, JSON.stringify(kept));
    else sessionStorage.removeItem(prefix + name);
  } catch {
    // It lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const nothing: ReadonlyMap<string, KeptRecord> = new Map();

/** Answers whether something about the record of this name is typed and not saved. */
export function useUnsaved(): (name: string) => boolean {
  const kept = useSyncExternalStore(subscribe, all, () => nothing);
  return (name) => kept.has(name);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
