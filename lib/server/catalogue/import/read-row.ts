import { type ImportField, type ImportMapping, importFields } from '#lib/contract/catalogue/desk-import.ts';
import { type AmountUnit, takeUnit } from '../../kernel/answer-table/amount-unit.ts';
import { isLost, readAmountCell } from '../../kernel/answer-table/read-cell.ts';
import { withoutGuard } from '../../kernel/csv-line.ts';
import { DomainError } from '../../kernel/errors.ts';
import { formatFen } from '../../kernel/money.ts';
import type { StoredFault } from '../import-tables.ts';
import { isPriceField, priceFields } from './import-words.ts';

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

/** Which columns of a file hold what. */
export interface ImportColumns {
  headings: readonly string[];
  mapping: ImportMapping;
}

export function readRow(n: number, cells: string[], { headings, mapping }: ImportColumns): ImportRow {
  const entries = importFields.map((field) => {
    const index = mapping[field];
    const text = unguarded(index === undefined ? '' : (cells[index] ?? '')).trim();
    const unit = isPriceField(field) && index !== undefined ? takeUnit(headings[index] ?? '').unit : undefined;
    return [field, unit ? toYuan(text, unit) : text];
  });
  return { n, values: Object.fromEntries(entries) };
}

/** An amount of a column in fen or 万元 as one of yuan. What is none keeps its unit, so that nobody takes it for yuan. */
function toYuan(text: string, { name, power }: AmountUnit): string {
  if (power === 0) return text;
  const amount = readAmountCell(text, power ?? 0);
  if (amount === undefined) return text;
  return amount === null || power === undefined ? `${text} ${name}` : formatFen(amount);
}

/** Throws `invalid_input` at the column of a price whose heading says other money, and names it. */
export function requireOwnMoney({ headings, mapping }: ImportColumns): void {
  for (const field of priceFields) {
    const heading = headings[mapping[field] ?? -1] ?? '';
    const { unit } = takeUnit(heading);
    if (!unit || unit.power !== undefined) continue;
    const reason = { key: 'resultUnit', values: { heading, unit: unit.name } };
    throw new DomainError('invalid_input', { fields: { [`mapping.${field}`]: reason } });
  }
}

/** Cells of which a spreadsheet has lost something: digits of a long number, or the result of a formula. */
export function findLost({ n, values }: ImportRow): RowFault[] {
  return importFields.flatMap((field) => (isLost(values[field]) ? [{ n, field, key: 'importLost' }] : []));
}
