'use client';

import { useTranslations } from 'next-intl';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import styles from './compare.module.css';
import type { ComparedRow } from './compare-lines.ts';

interface ComparedRowsProps {
  caption: string;
  left: string;
  right: string;
  rows: readonly ComparedRow[];
  /** The words of facts that bring none. */
  labelOf: (key: string) => string;
  /** How a value is shown; as it is without. */
  show?: (key: string, value: string) => string;
}

/** Two things fact by fact. A difference among what is the same is said in words as well as in colour. */
export function ComparedRows({ caption, left, right, rows, labelOf, show = (_, value) => value }: ComparedRowsProps) {
  const t = useTranslations('quotation.compare');
  // Where nothing else is shown, saying it of every row says nothing.
  const isMixed = rows.some(({ isDifferent }) => !isDifferent);
  const side = (key: 'left' | 'right', label: string): Column<ComparedRow> => ({
    key,
    label,
    cell: (row) => (
      <span className={isMixed && row.isDifferent ? 'font-semibold' : undefined}>
        {row[key] ? show(row.key, row[key]) : t('nothing')}
      </span>
    ),
  });
  const columns: Column<ComparedRow>[] = [
    {
      key: 'label',
      label: t('fact'),
      isMain: true,
      cell: (row) => (
        <>
          {row.label ?? labelOf(row.key)}
          {isMixed && row.isDifferent && <span className={styles.mark}>{t('different')}</span>}
        </>
      ),
    },
    side('left', left),
    side('right', right),
  ];
  return (
    <div className={styles.table}>
      <RecordList caption={caption} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </div>
  );
}
