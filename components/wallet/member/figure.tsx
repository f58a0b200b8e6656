import type { ReactNode } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from './figure.module.css';

interface FigureProps {
  label: string;
  value: ReactNode;
  /** What there is to know beside the number. */
  notes?: readonly ReactNode[];
  /** At the right: what can be done with it. */
  children?: ReactNode;
}

/** The one number a page is about. */
export function Figure({ label, value, notes = [], children }: FigureProps) {
  return (
    <section className={styles.figure} aria-label={label}>
      <div>
        <p className="text-ink-2">{label}</p>
        <p className={styles.value}>{value}</p>
        {notes.map((note, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notes have no identity
          <p key={index} className="mt-4 text-ink-2">
            <Unbroken>{note}</Unbroken>
          </p>
        ))}
      </div>
      {children}
    </section>
  );
}
