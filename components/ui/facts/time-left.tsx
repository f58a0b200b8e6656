'use client';

import { useNow, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { splitTime } from './split-time.ts';

/**
 * Seconds until a moment. The first ones are those of the page's own time, which server and browser agree on, so that what is
 * late says so before a script runs; from then on the visitor's clock counts.
 */
export function useSecondsLeft(until: number): number {
  const pageTime = useNow().getTime();
  const [left, setLeft] = useState(() => secondsUntil(until, pageTime));
  // Who has hours left does not need to see the seconds run.
  const isSlow = left > 3600;
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(until, Date.now()));
    tick();
    const timer = setInterval(tick, isSlow ? 20_000 : 1000);
    return () => clearInterval(timer);
  }, [until, isSlow]);
  return left;
}

const secondsUntil = (until: number, now: number) => Math.max(0, Math.ceil(until - now / 1000));

/** How long until a moment (unix seconds). */
export function TimeLeft({ until }: { until: number }) {
  const t = useTranslations('ui.timeLeft');
  const left = useSecondsLeft(until);
  const { unit, ...parts } = splitTime(left);
  return <span>{left === 0 ? t('over') : t(unit, parts)}</span>;
}
