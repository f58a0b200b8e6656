import { type ImportField, type ImportMapping, importFields } from '#lib/contract/catalogue/desk-import.ts';
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

/** Our own files guard what a spreadsheet would run by an apostrophe, which is not part of the text. */
const guarded = /^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/;

export function readRow(n: number, cells: string[], mapping: ImportMapping): ImportRow {
  const entries = importFields.map((field) => {
    const index = mapping[field];
    const cell = index === undefined ? '' : (cells[index] ?? '');
    return [field, cell.trim().replace(guarded, '').trim()];
  });
  return { n, values: Object.fromEntries(entries) };
}
