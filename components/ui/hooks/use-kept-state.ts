'use client';

import { useEffect, useState } from 'react';

/**
 * State of a form that survives a reload or the end of a session in this tab, under a name of its own; the returned
 * `drop` forgets it once it is sent. The first view is that of `empty`, as the server has rendered it. Storage may be
 * forbidden: then it lasts as long as the page.
 */
export function useKeptState<Value>(name: string, empty: Value): [Value, (value: Value) => void, () => void] {
  const [value, setValue] = useState(empty);
  useEffect(() => {
    const stored = readKept<Value>(name);
    if (stored !== undefined) setValue(stored);
  }, [name]);
  const keep = (next: Value) => {
    setValue(next);
    writeKept(name, next);
  };
  const drop = () => {
    setValue(empty);
    writeKept(name, undefined);
  };
  return [value, keep, drop];
}

/** What is kept under a name, for forms that only a browser renders. */
export function readKept<Value>(name: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(`kept:${name}`) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it; undefined forgets it. */
export function writeKept(name: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(`kept:${name}`);
    else sessionStorage.setItem(`kept:${name}`, JSON.stringify(value));
  } catch {
    // The form works without.
  }
}
