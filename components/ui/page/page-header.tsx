import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  text?: string | undefined;
  /** One main action, perhaps a quiet one beside it. */
  children?: ReactNode;
}

/** Title of a member page with its one main action (design, Member centre). */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children && <div className={`wrap-8-16 items-center ${styles.actions}`}>{children}</div>}
    </header>
  );
}
