'use client';

import { useEffect, useRef } from 'react';
import { holdUntilSaved } from './hold-until-saved.ts';

/**
 * Lets links, forms and writes of the page wait for what is on its way, such as a file that was just chosen. The promise
 * tells whether it came to what it was begun for; a false one holds what was pressed once, and its place says why.
 */
export function useAwaited(): (underWay: Promise<boolean>) => void {
  const running = useRef(new Set<Promise<boolean>>());
  useEffect(
    () =>
      holdUntilSaved({
        isUnsaved: () => running.current.size > 0,
        flush: async () => {
          const came = await Promise.all(running.current);
          // What has come is part of the form by then.
          await new Promise((resolve) => setTimeout(resolve));
          return came.every(Boolean);
        },
        show: () => undefined,
      }),
    [],
  );
  return (underWay) => {
    running.current.add(underWay);
    void underWay.finally(() => running.current.delete(underWay));
  };
}
