import type { ReactNode } from 'react';
import { type CellColumn, RecordCell } from './record-cell.tsx';
import cells from './record-cells.module.css';
import styles from './record-list.module.css';

export interface Column<Row> extends CellColumn {
  cell: (row: Row) => ReactNode;
}

interface RecordListProps<Row> {
  /** What the list holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/**
 * A list of records: a table on desktop, stacked rows on a phone; between the two a wide one moves within its frame, and
 * the page never scrolls sideways (design, Member centre). One structure for both; the roles stay said, because styles
 * that stack a table take its meaning away.
 */
export function RecordList<Row>({ caption, columns, rows, rowKey }: RecordListProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    // biome-ignore-start lint/a11y/useSemanticElements: see above
    <div className={styles.frame}>
      <table role="table" className={`${cells.table} ${styles.table}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, label, align }) => (
              <th key={key} role="columnheader" scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <RecordCell key={column.key} column={column}>
                  {column.cell(row)}
                </RecordCell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/useSemanticElements: see above
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
