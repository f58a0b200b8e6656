'use client';

import { useEffect, useState } from 'react';
import { readKept, writeKept } from '#components/ui/hooks/use-kept-state.ts';

/**
 * What an address carries behind its `#`. It leaves the address bar at once, so that it stands in no history and on no screenshot, and
 * is kept in this tab under a name of its own: who changes the language comes back without it. Undefined until the browser has
 * looked; empty where there is none.
 */
export function useTakenToken(name: string): { token: string | undefined; forget: () => void } {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const given = location.hash.slice(1).trim();
    if (given) {
      writeKept(name, given);
      history.replaceState(history.state, '', location.pathname + location.search);
    }
    setToken(given || readKept<string>(name) || '');
  }, [name]);
  return { token, forget: () => writeKept(name, undefined) };
}
