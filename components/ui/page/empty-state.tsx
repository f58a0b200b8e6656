import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  art?: ReactNode;
  /** The first step out of here. */
  children?: ReactNode;
}

/** Says what this place is for and offers the first step. */
export function EmptyState({ title, text, art, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art && <div className={styles.art}>{art}</div>}
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
