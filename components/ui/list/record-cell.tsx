import type { ReactNode } from 'react';
import { Unbroken } from '../facts/unbroken.tsx';
import type { Column } from './record-list.tsx';

interface RecordCellProps {
  column: Pick<Column<never>, 'key' | 'label' | 'align' | 'isTight' | 'isMain' | 'isHeader'>;
  className?: string | undefined;
  /** Before what the cell holds. */
  mark?: ReactNode;
  children: ReactNode;
}

/** A cell of a list of records; on a phone it is a line with its label. Its table has the class of `record-cells.module.css`. */
export function RecordCell({ column, className, mark, children }: RecordCellProps) {
  const { key, label, align, isTight, isMain, isHeader } = column;
  return (
    <td
      role={isHeader || isMain ? 'rowheader' : 'cell'}
      data-label={isMain ? undefined : label}
      data-actions={key === 'actions' || undefined}
      data-align={align}
      data-tight={isTight || undefined}
      data-main={isMain || undefined}
      className={className}
    >
      {mark}
      <Unbroken>{children}</Unbroken>
    </td>
  );
}
