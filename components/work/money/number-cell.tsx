import type { ReactNode } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from './money.module.css';

/** Number of the record, and below it what it belongs to. */
export function NumberCell({ no, note }: { no: ReactNode; note?: string | undefined }) {
  return (
    <span className={styles.name}>
      {no}
      {note && (
        <span className={styles.note}>
          <Unbroken>{note}</Unbroken>
        </span>
      )}
    </span>
  );
}
