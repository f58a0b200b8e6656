'use client';

import { useFormatter } from 'next-intl';
import { formatTime } from '#lib/i18n/date.ts';

interface AgoProps {
  /** Unix seconds. */
  time: number;
  /** The present, in milliseconds. */
  now: number;
}

/** How long ago something was, and on demand when exactly. */
export function Ago({ time, now }: AgoProps) {
  const format = useFormatter();
  const then = time * 1000;
  return (
    <time dateTime={new Date(then).toISOString()} title={formatTime(time, '')}>
      {format.relativeTime(then, Math.max(now, then))}
    </time>
  );
}
