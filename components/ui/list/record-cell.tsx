import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken.tsx';

/** How the cells of a column look, and how they are read out. */
export interface CellColumn {
  key: string;
  label: string;
  /** Figures stand at the end, one under the other. */
  align?: 'end';
  /** Numbers, names and times that stay on one line; other columns wrap for them. Not on a phone. */
  isTight?: boolean;
  /** On a phone: the first line of the record, without its label. */
  isMain?: boolean;
  /** What the record is called, where that is not the main column: screen readers say it with each of its cells. */
  isHeader?: boolean;
}

interface RecordCellProps {
  column: CellColumn;
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
