'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { splitTime } from './split-time.ts';

/** Seconds until a moment, by the visitor's clock: so only after hydration, and undefined before. */
export function useSecondsLeft(until: number): number | undefined {
  const [left, setLeft] = useState<number>();
  // Who has hours left does not need to see the seconds run.
  const isSlow = left !== undefined && left > 3600;
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil(until - Date.now() / 1000)));
    tick();
    const timer = setInterval(tick, isSlow ? 20_000 : 1000);
    return () => clearInterval(timer);
  }, [until, isSlow]);
  return left;
}

/** How long until a moment (unix seconds). */
export function TimeLeft({ until }: { until: number }) {
  const t = useTranslations('ui.timeLeft');
  const left = useSecondsLeft(until);
  if (left === undefined) return null;
  const { unit, ...parts } = splitTime(left);
  return <span>{left === 0 ? t('over') : t(unit, parts)}</span>;
}
