'use client';

import { useEffect, useState } from 'react';

const stepInMs = 30_000;

/** The present, in milliseconds, every half minute; it begins with the server's, so that both sides render the same. */
export function useClock(start: number): number {
  const [now, setNow] = useState(start);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, stepInMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
