'use client';

import { useEffect, useState } from 'react';

/**
 * State of a form that survives a reload or the end of a session in this tab, under a name of its own; the returned
 * `drop` forgets it once it is sent. The first view is that of `empty`, as the server has rendered it. Storage may be
 * forbidden: then it lasts as long as the page.
 */
export function useKeptState<Value>(name: string, empty: Value): [Value, (value: Value) => void, () => void] {
  const key = `kept:${name}`;
  const [value, setValue] = useState(empty);
  useEffect(() => {
    const stored = read<Value>(key);
    if (stored !== undefined) setValue(stored);
  }, [key]);
  const keep = (next: Value) => {
    setValue(next);
    write(key, next);
  };
  const drop = () => {
    setValue(empty);
    write(key, undefined);
  };
  return [value, keep, drop];
}

function read<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The form works without.
  }
}
