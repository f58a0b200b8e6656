'use client';

import { useTranslations } from 'next-intl';
import styles from './work-bar.module.css';
import type { WorkColumn } from './work-types.ts';

interface SortSelectProps<Row> {
  columns: readonly WorkColumn<Row>[];
  sort: string | undefined;
  onSort: (sort: string) => void;
}

/** The order of a list on a phone, where there are no headings to press. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const t = useTranslations('work.sort');
  const choices = columns.flatMap(({ sort: name, label }) =>
    name
      ? [
          { value: name, text: t('ascending', { label }) },
          { value: `-${name}`, text: t('descending', { label }) },
        ]
      : [],
  );
  if (choices.length === 0) return null;
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{t('label')}</span>
      <select value={sort} onChange={({ target }) => onSort(target.value)}>
        {!choices.some(({ value }) => value === sort) && <option value={sort}>{t('usual')}</option>}
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
