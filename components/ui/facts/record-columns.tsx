import type { ReactNode } from 'react';
import styles from './record-columns.module.css';

/** Sections below each other. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack-16 content-start grid-cols-1">{children}</div>;
}

/** What a record is about, and beside it its facts; on a phone the facts follow. */
export function RecordColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <Stack>{children}</Stack>
      <Stack>{aside}</Stack>
    </div>
  );
}
