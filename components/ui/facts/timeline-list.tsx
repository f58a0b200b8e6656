import type { ReactNode } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './timeline-list.module.css';

interface TimelineEntry {
  time: number;
  text: string;
  /** Who it was, and what belongs to it. */
  note?: ReactNode;
  /** By what it is found elsewhere, below. */
  trace?: ReactNode;
}

/** What happened, in the order it is given: the newest first. */
export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ time, text, note, trace }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two things may happen in one second, and the past does not move
        <li key={`${time}-${index}`}>
          <time>{formatTime(time, '', 'mm-dd hh:MM')}</time>
          <div>
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
            {note && (
              <p className="text-ink-2 font-normal wrap-anywhere">
                <Unbroken>{note}</Unbroken>
              </p>
            )}
            {trace}
          </div>
        </li>
      ))}
    </ol>
  );
}
