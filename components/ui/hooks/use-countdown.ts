'use client';

import { useEffect, useState } from 'react';

/** Seconds left until zero, and how to begin anew. */
export function useCountdown(): [left: number, countDown: (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!end) return undefined;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);
  const countDown = (seconds: number) => {
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, countDown];
}
