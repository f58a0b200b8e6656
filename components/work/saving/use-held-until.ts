'use client';

import { useEffect, useRef } from 'react';
import { holdUntilSaved } from './hold-until-saved.ts';

/**
 * Lets links, forms and writes of the page wait until something on it has settled, such as a price that is asked anew.
 * `begin` starts what settles it, where it does not run already.
 */
export function useHeldUntil(isSettled: boolean, begin: () => void): void {
  const state = useRef({ isSettled, begin });
  const waiting = useRef<((isThere: boolean) => void)[]>([]);
  useEffect(() => {
    state.current = { isSettled, begin };
    if (isSettled) for (const resolve of waiting.current.splice(0)) resolve(true);
  });
  useEffect(() => {
    const queue = waiting.current;
    const release = holdUntilSaved({
      isUnsaved: () => !state.current.isSettled,
      flush: () =>
        new Promise((resolve) => {
          queue.push(resolve);
          state.current.begin();
        }),
      show: () => undefined,
      isTrifle: true,
    });
    return () => {
      release();
      for (const resolve of queue.splice(0)) resolve(false);
    };
  }, []);
}
