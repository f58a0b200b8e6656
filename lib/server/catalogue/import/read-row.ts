import { type ImportField, type ImportMapping, importFields } from '#lib/contract/catalogue/desk-import.ts';
import { isLost } from '../../kernel/answer-table/read-cell.ts';
import { withoutGuard } from '../../kernel/csv-line.ts';
import type { StoredFault } from '../import-tables.ts';

/** A row of a file by the fields its columns hold; what is not there is ''. */
export interface ImportRow {
  n: number;
  values: Record<ImportField, string>;
}

export interface RowFault extends StoredFault {
  n: number;
}

/** Empties what may be empty; an empty cell leaves a field as it is. */
export const clearMark = '-';

const unguarded = (cell: string): string => withoutGuard(cell.trim());

/** A row as it can be written into a file again, which guards it anew. */
export const unguardRow = <Row extends { cells: string[] }>(row: Row): Row => ({
  ...row,
  cells: row.cells.map(unguarded),
});

export function readRow(n: number, cells: string[], mapping: ImportMapping): ImportRow {
  const entries = importFields.map((field) => {
    const index = mapping[field];
    const cell = index === undefined ? '' : (cells[index] ?? '');
    return [field, unguarded(cell).trim()];
  });
  return { n, values: Object.fromEntries(entries) };
}

/** Cells of which a spreadsheet has lost something: digits of a long number, or the result of a formula. */
export function findLost({ n, values }: ImportRow): RowFault[] {
  return importFields.flatMap((field) => (isLost(values[field]) ? [{ n, field, key: 'importLost' }] : []));
}
