import type { ReactNode } from 'react';
import { PageLink } from '../page/page-link.tsx';
import styles from './sum-list.module.css';

export interface SumRow {
  key: string;
  label: string;
  /** What explains the amount. */
  note?: ReactNode;
  value: string;
  /** Where the rows are that sum to it. */
  href?: string | undefined;
  /** What the amounts above it come to. */
  isSum?: boolean;
}

/** Amounts one below the other, so that they can be added up by eye. */
export function SumList({ rows, label }: { rows: readonly SumRow[]; label?: string }) {
  return (
    <dl className={styles.sums} aria-label={label}>
      {rows.map(({ key, label: name, note, value, href, isSum }) => (
        <div key={key} data-sum={isSum || undefined}>
          <dt>
            {name}
            {note && <span className="hint font-normal">{note}</span>}
          </dt>
          <dd>
            {href ? (
              <PageLink href={href}>
                {value} <span className="visually-hidden">{name}</span>
              </PageLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
