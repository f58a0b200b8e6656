'use client';

import { useEffect, useEffectEvent } from 'react';
import { readKept } from '#components/ui/hooks/use-kept-state.ts';

/** Brings back, once, what was typed here before and never saved (`writeKept` under the same name). */
export function useTypedBefore<Values>(name: string, change: (kept: Values) => void): void {
  const bring = useEffectEvent(() => {
    const kept = readKept<Values>(name);
    if (kept) change(kept);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each name
  useEffect(bring, [name]);
}
