'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface News<Values> {
  /** What the server says now. */
  server: Values;
  /** What stands in the fields. */
  now: RefObject<Values>;
  take: (news: Partial<Values>) => void;
}

/**
 * Shows what another window or tab has saved, in the fields that nobody has changed here: sent along as they were, they
 * would take it back.
 */
export function useServerNews<Values extends object>({ server, now, take }: News<Values>): void {
  const text = JSON.stringify(server);
  const base = useRef(text);
  const compare = useEffectEvent((arrived: string) => {
    const before = JSON.parse(base.current) as Values;
    const after = JSON.parse(arrived) as Values;
    base.current = arrived;
    const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);
    const names = (Object.keys(after) as (keyof Values)[]).filter(
      (name) => isSame(now.current[name], before[name]) && !isSame(before[name], after[name]),
    );
    take(Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Values>);
  });
  useEffect(() => {
    if (base.current !== text) compare(text);
  }, [text]);
}
