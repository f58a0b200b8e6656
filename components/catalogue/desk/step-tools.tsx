import type { ReactNode } from 'react';
import styles from './step-tools.module.css';

/** Small buttons at the end of a row: a step up or down, one more, none of it. */
export function StepTools({ children }: { children: ReactNode }) {
  return <span className={styles.tools}>{children}</span>;
}

interface StepButtonProps {
  sign: '↑' | '↓' | '+' | '×';
  /** What it does, and with what. */
  label: string;
  /** Undefined where there is nothing to do. */
  onClick: (() => void) | undefined;
}

export function StepButton({ sign, label, onClick }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={!onClick} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
