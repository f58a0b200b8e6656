// biome-ignore-all lint/a11y/noRedundantRoles: styles that stack a table take its meaning away, so it stays said
// biome-ignore-all lint/a11y/useSemanticElements: the elements are there; see above
'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import cells from '#components/ui/list/record-cells.module.css';
import { useRowPlace } from './use-row-place.ts';
import { WorkHeading } from './work-heading.tsx';
import { WorkRow } from './work-row.tsx';
import styles from './work-table.module.css';
import type { WorkColumn } from './work-types.ts';

interface WorkRowsProps<Row> {
  caption: string;
  columns: readonly WorkColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  sort: string | undefined;
  onSort: (sort: string) => void;
  changed: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  /** Undefined where nothing can be done with several rows. */
  selection:
    | { selected: ReadonlySet<string>; toggle: (key: string, isRange: boolean) => void; toggleAll: () => void }
    | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen: (row: HTMLTableRowElement) => void;
}

/**
 * The rows: a table on desktop, records one below the other on a phone. One structure for both. Tab comes to one row, the
 * arrows go on from there.
 */
export function WorkRows<Row>(props: WorkRowsProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, selection, changed, gone, onOpen } = props;
  const keys = rows.map(rowKey);
  const table = useKeptFocus<HTMLTableElement>();
  const { entrance, onFocus } = useRowPlace({ table, keys, sort: props.sort });
  return (
    <table ref={table} role="table" tabIndex={-1} className={`${cells.table} ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {selection && <AllHeading count={rows.length} selection={selection} />}
          {columns.map((column) => (
            <WorkHeading key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" onKeyDown={props.onKeyDown}>
        {rows.map((row, index) => {
          const key = keys[index] ?? '';
          return (
            <WorkRow
              key={key}
              id={key}
              row={row}
              name={rowName}
              columns={columns}
              isEntrance={key === entrance}
              isSelected={selection?.selected.has(key)}
              isChanged={changed.has(key)}
              isGone={gone.has(key)}
              onToggle={selection?.toggle}
              onFocus={onFocus}
              onOpen={onOpen}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface AllProps {
  count: number;
  selection: { selected: ReadonlySet<string>; toggleAll: () => void };
}

function AllHeading(props: AllProps) {
  return (
    <th scope="col" className={styles.box}>
      <AllBox {...props} />
    </th>
  );
}

/** Chooses every row of the page, or none. */
export function AllBox({ count, selection: { selected, toggleAll } }: AllProps) {
  const t = useTranslations('work');
  return (
    <label>
      <input
        type="checkbox"
        checked={selected.size === count}
        ref={(box) => {
          if (box) box.indeterminate = selected.size > 0 && selected.size < count;
        }}
        onChange={toggleAll}
      />
      <span className="visually-hidden">{t('selectAll')}</span>
    </label>
  );
}
