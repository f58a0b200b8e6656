import type { ReactNode } from 'react';
import styles from './record-head.module.css';

interface RecordHeadProps {
  title: string;
  /** What takes the focus after a move. */
  id?: string;
  /** What the state means, in sentences. */
  text: ReactNode;
  /** Whose turn it is, and what can be done now. */
  children: ReactNode;
}

/** How far an order or a request is, read out when it changes, and beside it what comes next. */
export function RecordHead({ title, id, text, children }: RecordHeadProps) {
  return (
    <div className={styles.head}>
      <div className={`stack-4 min-w-0 reading ${styles.state}`} role="status">
        <h2 {...(id && { id, tabIndex: -1 })}>{title}</h2>
        {text}
      </div>
      <div className={styles.next}>{children}</div>
    </div>
  );
}
