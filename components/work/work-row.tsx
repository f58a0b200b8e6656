// biome-ignore-all lint/a11y/noRedundantRoles: see work-rows.tsx
// biome-ignore-all lint/a11y/useSemanticElements: see work-rows.tsx
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: the arrows go from row to row, and what they do acts on the row
'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, memo } from 'react';
import { RecordCell } from '#components/ui/list/record-cell.tsx';
import styles from './work-table.module.css';
import type { WorkColumn } from './work-types.ts';

interface WorkRowProps<Row> {
  id: string;
  row: Row;
  name: (row: Row) => string;
  columns: readonly WorkColumn<Row>[];
  isEntrance: boolean;
  isSelected: boolean | undefined;
  isChanged: boolean;
  isGone: boolean;
  onToggle: ((key: string, isRange: boolean) => void) | undefined;
  onFocus: (key: string) => void;
  onOpen: (row: HTMLTableRowElement) => void;
}

/** One row; moving the focus draws no other row anew. */
export const WorkRow = memo(Row) as typeof Row;

function Row<Record>(props: WorkRowProps<Record>) {
  const { id, row, columns, isEntrance, isSelected, isGone, onToggle, onFocus } = props;
  const t = useTranslations('work');
  return (
    <tr
      role="row"
      tabIndex={isEntrance ? 0 : -1}
      data-key={id}
      data-selected={isSelected || undefined}
      data-gone={isGone || undefined}
      onFocus={() => onFocus(id)}
      onDoubleClick={(event) => openUnlessOnControl(event, props.onOpen)}
    >
      {onToggle && (
        <td role="cell" className={styles.box}>
          <label>
            <input
              type="checkbox"
              tabIndex={isEntrance ? 0 : -1}
              checked={isSelected ?? false}
              onChange={({ nativeEvent }) => onToggle(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
            />
            <span className="visually-hidden">{t('select', { name: props.name(row) })}</span>
          </label>
        </td>
      )}
      {columns.map((column, index) => (
        <RecordCell
          key={column.key}
          column={column}
          className={column.isSpare ? styles.spare : undefined}
          mark={index === 0 && <Mark isChanged={props.isChanged} isGone={isGone} />}
        >
          {column.cell(row)}
        </RecordCell>
      ))}
    </tr>
  );
}

/** Says that the row is not what it was; nothing moves for it. */
function Mark({ isChanged, isGone }: { isChanged: boolean; isGone: boolean }) {
  const t = useTranslations('work.live');
  if (!isChanged && !isGone) return null;
  return (
    <span className={styles.mark} title={t(isGone ? 'isGone' : 'isChanged')}>
      <span className="visually-hidden">{t(isGone ? 'isGone' : 'isChanged')}</span>
    </span>
  );
}

function openUnlessOnControl(event: MouseEvent<HTMLTableRowElement>, open: (row: HTMLTableRowElement) => void): void {
  const isControl = event.target instanceof Element && event.target.closest('a,button,input,label,select,textarea');
  if (!isControl) open(event.currentTarget);
}
