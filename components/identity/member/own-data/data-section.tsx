import { type ReactNode, useId } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from './data.module.css';

interface DataSectionProps {
  title: string;
  text: string;
  /** Beside the words. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One of the subjects that share the sheet. */
export function DataSection({ title, text, action, children }: DataSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 id={id}>
            <Unbroken>{title}</Unbroken>
          </h3>
          <p>
            <Unbroken>{text}</Unbroken>
          </p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
