'use client';

import { useTranslations } from 'next-intl';
import { pressSort, sortDirection } from './column-sort.ts';
import styles from './work-table.module.css';
import type { WorkColumn } from './work-types.ts';

interface WorkHeadingProps<Row> {
  column: WorkColumn<Row>;
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** Letters of a heading that has one line; a longer one would push its table over the edge. */
const longestLine = 20;

/** The heading of a column; where the list can be ordered by it, a button. */
export function WorkHeading<Row>({ column, sort, onSort }: WorkHeadingProps<Row>) {
  const t = useTranslations('work');
  const { label, align, isSpare, sort: name, sortFirst } = column;
  const isLong = label.length > longestLine;
  const className = [isSpare && styles.spare, isLong && styles.long].filter(Boolean).join(' ') || undefined;
  if (!name) {
    return (
      <th scope="col" data-align={align} className={className}>
        {label}
      </th>
    );
  }
  const direction = sortDirection(sort, name);
  const first = sortFirst ?? (align === 'end' ? 'descending' : 'ascending');
  return (
    <th scope="col" data-align={align} className={className} aria-sort={direction}>
      <button type="button" title={t('sort.by', { label })} onClick={() => onSort(pressSort(sort, name, first))}>
        {label}
        <span aria-hidden="true" className={styles.arrow} data-direction={direction} />
      </button>
    </th>
  );
}
