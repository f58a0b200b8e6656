// biome-ignore-all lint/a11y/noRedundantRoles: styles that stack a table take its meaning away, so it stays said
// biome-ignore-all lint/a11y/useSemanticElements: the elements are there; see above
'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { pressSort, sortDirection } from './work-state.ts';
import styles from './work-table.module.css';
import type { WorkColumn } from './work-types.ts';

interface WorkRowsProps<Row> {
  caption: string;
  columns: readonly WorkColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort: string;
  onSort: (sort: string) => void;
}

/**
 * The rows: a table on desktop, records one below the other on a phone. One structure for both.
 */
export function WorkRows<Row>({ caption, columns, rows, rowKey, sort, onSort }: WorkRowsProps<Row>) {
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column}>
                {column.cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading<Row>({
  column: { label, align, sort: name, sortFirst },
  sort,
  onSort,
}: {
  column: WorkColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
}) {
  const t = useTranslations('work');
  const className = align && styles[align];
  if (!name) {
    return (
      <th role="columnheader" scope="col" className={className}>
        {label}
      </th>
    );
  }
  const direction = sortDirection(sort, name);
  const first = sortFirst ?? (align === 'end' ? 'descending' : 'ascending');
  return (
    <th role="columnheader" scope="col" className={className} aria-sort={direction}>
      <button type="button" title={t('sort')} onClick={() => onSort(pressSort(sort, name, first))}>
        {label}
        <span aria-hidden="true" className={styles.arrow} data-direction={direction} />
      </button>
    </th>
  );
}

function Cell<Row>({ column: { label, align, isMain }, children }: { column: WorkColumn<Row>; children: ReactNode }) {
  return (
    <td
      role="cell"
      data-label={isMain ? undefined : label}
      className={[align && styles[align], isMain && styles.main].filter(Boolean).join(' ') || undefined}
    >
      {children}
    </td>
  );
}
