import { importLimits } from '#lib/contract/catalogue/desk-import.ts';
import { findUnitAbove, takeUnit } from '../../kernel/answer-table/amount-unit.ts';
import { findHeadings, mostTitleRows } from '../../kernel/answer-table/find-headings.ts';
import { decodeText } from '../../kernel/decode-text.ts';
import { DomainError, type ErrorCode, type MessageRef } from '../../kernel/errors.ts';
import { guessSeparator, parseCsv, type Separator, separators, takeSeparatorLine } from '../../kernel/parse-csv.ts';
import { kindOfFile } from '../../kernel/workbook/kind-of-file.ts';
import { readWorkbookApart } from '../../kernel/workbook/read-workbook-apart.ts';
import { refusalKeys } from '../../kernel/workbook/refusal-keys.ts';
import { WorkbookRefusal } from '../../kernel/workbook/workbook-refusal.ts';
import { guessMapping } from './import-words.ts';

export interface BroughtFile {
  name: string;
  content: Uint8Array;
  /** Of a workbook, which sheet. */
  sheet?: string | undefined;
}

interface ImportTable {
  format: 'csv' | 'xlsx';
  headings: string[];
  rows: { n: number; cells: string[] }[];
}

interface Lines {
  rows: ImportTable['rows'];
  /** With those beyond what is read. */
  count: number;
}

/**
 * The rows of a CSV file or of a workbook, or the names of its sheets when one has to be chosen. Throws `import_format`
 * with the reason at the field `file`, `import_empty` and `import_too_long`.
 */
export async function readTable(file: BroughtFile): Promise<ImportTable | { sheets: string[] }> {
  const kind = kindOfFile(file.content);
  if (kind === 'text') return toTable('csv', readLines(file));
  if (kind !== 'workbook') throw refused('import_format', { key: refusalKeys[kind] });
  const { sheets, table } = await readSheets(file);
  if (!table && sheets.length > 0) return { sheets };
  return toTable('xlsx', table ?? { rows: [], count: 0 });
}

function readLines({ name, content }: BroughtFile): Lines {
  const text = decodeText(content);
  // A file of text has no such characters; what has is something else.
  if (text.includes('\0')) throw refused('import_format', { key: refusalKeys.format });
  if (text.trim() === '') throw refused('import_empty');
  requireTextName(name);
  const { said, rest } = takeSeparatorLine(text);
  const skipped = rest === text ? 0 : 1;
  const { rows: found, openQuote } = parseCsv(rest, { separator: said ?? separatorOf(rest) });
  if (openQuote !== undefined) {
    throw refused('import_format', { key: 'csvQuote', values: { line: openQuote + skipped } });
  }
  const rows = found.map((cells, index) => ({ n: index + 1 + skipped, cells: cells.map(cleanCell) }));
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows: filled, count: filled.length };
}

/** Texts with cells are called workbooks by some programs, but by none a workbook of today. */
function requireTextName(name: string): void {
  if (/\.(?:csv|tsv|txt|xls|et)$/i.test(name)) return;
  throw refused('import_format', { key: /\.xl(?:s[xmb]|t[xm])$/i.test(name) ? 'importText' : refusalKeys.format });
}

/** The separator by which headings are found, wherever they stand; by which most lines have equally many cells where none are. */
function separatorOf(text: string): Separator {
  const worths = separators.map((separator) => {
    const { rows } = parseCsv(text, { separator, most: mostTitleRows + 1 });
    return findHeadings(
      rows.map((cells, index) => ({ n: index + 1, cells: cells.map(cleanCell) })),
      headingRules,
    )?.worth;
  });
  const best = Math.max(0, ...worths.map((worth) => worth ?? 0));
  return best > 0 ? (separators[worths.indexOf(best)] ?? ',') : guessSeparator(text);
}

const isField = (name: string): boolean => Object.keys(guessMapping([name])).length > 0;

/** Headings of ours say which product a row is about, and something of it. */
const headingRules: Parameters<typeof findHeadings>[1] = {
  isKnown: isField,
  worthOf: (names) => {
    const { slug, sku, ...others } = guessMapping(names);
    return (slug ?? sku) === undefined ? 0 : Object.keys(others).length;
  },
};

async function readSheets({ content, sheet }: BroughtFile) {
  const { rows, columns, cellLength } = importLimits;
  try {
    // What may stand above the headings besides, and one that shows that there are too many.
    const limits = { rows: rows + mostTitleRows + 2, columns, cellLength };
    return await readWorkbookApart({ bytes: content, sheet, limits });
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw refused('import_format', { key: refusalKeys[error.reason] }, error);
  }
}

/** Headings that are none of ours are those of the first row: which column is which is then for a person to say. */
function toTable(format: ImportTable['format'], { rows, count }: Lines): ImportTable {
  const { rows: max, columns } = importLimits;
  const cleaned = rows.map(({ n, cells }) => ({ n, cells: cells.slice(0, columns).map(cleanCell) }));
  const { names, end } = findHeadings(cleaned, headingRules) ?? { names: cleaned[0]?.cells ?? [], end: 1 };
  const below = cleaned.slice(end);
  if (below.length === 0) throw refused('import_empty');
  if (count - end > max)
    throw refused('import_too_long', { key: 'import_too_long', values: { rows: count - end, max } });
  return { format, headings: withUnitAbove(names, cleaned.slice(0, end)), rows: below };
}

/** What the lines above say of all amounts stands in the headings of the prices that say nothing else. */
function withUnitAbove(names: string[], titles: { cells: string[] }[]): string[] {
  const unit = findUnitAbove(titles);
  const { price, list_price } = guessMapping(names);
  const isPrice = (column: number) => column === price || column === list_price;
  return names.map((name, column) =>
    unit && isPrice(column) && !takeUnit(name).unit ? `${name} (${unit.name})` : name,
  );
}

/** What is wrong is said at the field that takes the file. */
function refused(code: ErrorCode, reason: MessageRef = { key: code }, cause?: unknown): DomainError {
  return new DomainError(code, { values: reason.values, fields: { file: reason }, cause });
}

/** No column can hold this character or half of one, and nobody types them; a tab or a formula of a text keeps a number whole. */
function cleanCell(cell: string): string {
  const whole = cell
    .replaceAll('\0', '')
    .trim()
    .replace(/^="([^"]*)"$/, '$1');
  return whole.slice(0, importLimits.cellLength).toWellFormed();
}
