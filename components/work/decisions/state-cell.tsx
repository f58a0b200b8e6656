import type { ComponentProps, ReactNode } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from '#components/work/money/money.module.css';
import { formatTime } from '#lib/i18n/date.ts';
import { usePersonName } from './use-person-name.ts';

interface StateCellProps {
  tone: ComponentProps<typeof Chip>['tone'];
  state: string;
  /** What is to be said of it: notes. */
  children?: ReactNode;
}

/** How a record stands, and below it why, since or until when. */
export function StateCell({ tone, state, children }: StateCellProps) {
  return (
    <span className={styles.words}>
      <Chip tone={tone}>{state}</Chip>
      {children}
    </span>
  );
}

/** A line in small below what a cell shows; nothing where there is nothing to say. */
export function Note({ children }: { children: ReactNode }) {
  return (
    children && (
      <span className={styles.note}>
        <Unbroken>{children}</Unbroken>
      </span>
    )
  );
}

interface DecidedNoteProps {
  /** Null: nobody has decided. */
  by: { id: number; name: string } | null;
  time: number | null;
}

/** Who decided, and when. */
export function DecidedNote({ by, time }: DecidedNoteProps) {
  const nameOf = usePersonName();
  if (!by) return null;
  return (
    <span className={styles.note}>
      {nameOf(by)} <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
    </span>
  );
}
