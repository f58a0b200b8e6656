'use client';

import { usePathname } from 'next/navigation';
import { type RefObject, useEffect, useRef, useState } from 'react';

interface Rows {
  table: RefObject<HTMLTableElement | null>;
  keys: readonly string[];
  sort: string | undefined;
}

/** The row somebody was at, by the page of its list. */
const left = new Map<string, string>();

/**
 * Where somebody is in a list. Who comes back to it goes on at the row they left it by, and another page of it is read from
 * its first row.
 */
export function useRowPlace({ table, keys, sort }: Rows): {
  entrance: string | undefined;
  onFocus: (key: string) => void;
} {
  const path = usePathname();
  const [focused, setFocused] = useState(() => left.get(path));
  useEffect(() => {
    const row = [...(table.current?.tBodies[0]?.rows ?? [])].find(({ dataset }) => dataset.key === left.get(path));
    // A link of the menu keeps the focus of who came by it.
    if (!row || document.activeElement !== document.body) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [path, table]);
  useFirstRow({ table, keys, sort });
  return {
    entrance: focused !== undefined && keys.includes(focused) ? focused : keys[0],
    onFocus: (key) => {
      left.set(path, key);
      setFocused(key);
    },
  };
}

/** Rows in another order, or none of which was here before, begin where they can be seen. */
function useFirstRow({ table, keys, sort }: Rows): void {
  const before = useRef({ keys, sort });
  useEffect(() => {
    const { keys: formerKeys, sort: formerSort } = before.current;
    before.current = { keys, sort };
    const isOther = sort !== formerSort || !keys.some((key) => formerKeys.includes(key));
    if (isOther && table.current && table.current.getBoundingClientRect().top < 0) table.current.scrollIntoView();
  });
}
