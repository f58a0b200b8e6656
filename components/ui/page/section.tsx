import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title?: string;
  lead?: string;
  /** At the right of the title: usually a link to all. */
  action?: ReactNode;
  tone?: 'paper' | 'sunken';
  isTight?: boolean;
  className?: string;
  children: ReactNode;
}

/** A band of the page: full width, contents in the container, named by its title. */
export function Section({ title, lead, action, tone = 'paper', isTight, className = '', children }: SectionProps) {
  const id = useId();
  const names = [styles.section, isTight && styles.tight, tone === 'sunken' && styles.sunken, className];
  return (
    <section className={names.filter(Boolean).join(' ')} aria-labelledby={title ? id : undefined}>
      <div className="container">
        {title && (
          <div className={styles.head}>
            <div>
              <h2 id={id}>{title}</h2>
              {lead && <p className="reading mt-8 text-ink-2">{lead}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
