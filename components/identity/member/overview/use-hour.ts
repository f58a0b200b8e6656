'use client';

import { useSyncExternalStore } from 'react';

const lookInMs = 30_000;

function onMinute(listener: () => void): () => void {
  const timer = setInterval(listener, lookInMs);
  return () => clearInterval(timer);
}

/** The hour of the visitor's own clock: undefined on the server and until the page is hydrated. */
export function useHour(): number | undefined {
  return useSyncExternalStore(
    onMinute,
    () => new Date().getHours(),
    () => undefined,
  );
}
