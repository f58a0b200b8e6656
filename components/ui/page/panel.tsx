import { type ReactNode, useId } from 'react';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from './panel.module.css';

interface PanelProps {
  title?: string;
  /** Names the section in an address: `#anchor` leads to it. */
  anchor?: string;
  text?: ReactNode;
  /** At the right of the title. */
  actions?: ReactNode;
  /** No room around the content: for lists that reach the edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A section of a page on its own sheet: for things that are separate. */
export function Panel({ title, anchor, text, actions, isFlush = false, children }: PanelProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.panel} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={styles.head}>
          <div className={`stack-4 min-w-0 ${styles.words}`}>
            {title && <h2 id={id}>{title}</h2>}
            {text && (
              <p>
                <Unbroken>{text}</Unbroken>
              </p>
            )}
          </div>
          {actions && <div className="wrap-8">{actions}</div>}
        </div>
      )}
      <div className={isFlush ? undefined : styles.body}>{children}</div>
    </section>
  );
}
