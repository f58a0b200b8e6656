import { importLimits } from '#lib/contract/catalogue/desk-import.ts';
import { DomainError, type ErrorCode, type MessageRef } from '../../kernel/errors.ts';
import { decodeText, parseCsv } from '../../kernel/parse-csv.ts';
import { readWorkbookApart } from '../../kernel/workbook/read-workbook-apart.ts';
import { type RefusalReason, WorkbookRefusal } from '../../kernel/workbook/workbook-refusal.ts';

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
  const format = formatOf(file);
  if (format === 'csv') return toTable(format, readLines(file.content));
  const { sheets, table } = await readSheets(file);
  if (!table && sheets.length > 0) return { sheets };
  return toTable(format, table ?? { rows: [], count: 0 });
}

/** By what is in it: names end as people like. */
function formatOf({ name, content }: BroughtFile): ImportTable['format'] {
  const start = Buffer.from(content.subarray(0, 4)).toString('hex');
  if (['504b0304', '504b0506', 'd0cf11e0'].includes(start)) return 'xlsx';
  if (/\.(csv|tsv|txt)$/i.test(name)) return 'csv';
  throw refused('import_format', { key: /\.xls[xm]?$/i.test(name) ? 'importDamaged' : 'import_format' });
}

function readLines(content: Uint8Array): Lines {
  const rows = parseCsv(decodeText(content)).map((cells, index) => ({ n: index + 1, cells: cells.map(cleanCell) }));
  const filled = rows.filter(({ n, cells }) => n === 1 || cells.some((cell) => cell !== ''));
  return { rows: filled, count: filled.length };
}

const sentenceOf: Record<RefusalReason, string> = {
  format: 'import_format',
  legacy: 'importLegacy',
  protected: 'importProtected',
  damaged: 'importDamaged',
  too_big: 'importTooBig',
};

async function readSheets({ content, sheet }: BroughtFile) {
  const { rows, columns, cellLength } = importLimits;
  try {
    // One row more for the headings, and one that shows that there are too many.
    return await readWorkbookApart({ bytes: content, sheet, limits: { rows: rows + 2, columns, cellLength } });
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw refused('import_format', { key: sentenceOf[error.reason] }, error);
  }
}

function toTable(format: ImportTable['format'], { rows: [head, ...below], count }: Lines): ImportTable {
  if (!head || below.length === 0) throw refused('import_empty');
  const { rows: max, columns } = importLimits;
  if (count - 1 > max) throw refused('import_too_long', { key: 'import_too_long', values: { rows: count - 1, max } });
  const clean = (cells: string[]) => cells.slice(0, columns).map(cleanCell);
  return { format, headings: clean(head.cells), rows: below.map(({ n, cells }) => ({ n, cells: clean(cells) })) };
}

/** What is wrong is said at the field that takes the file. */
function refused(code: ErrorCode, reason: MessageRef = { key: code }, cause?: unknown): DomainError {
  return new DomainError(code, { values: reason.values, fields: { file: reason }, cause });
}

/** No column can hold this character or half of one, and nobody types them. */
function cleanCell(cell: string): string {
  return cell.replaceAll('\0', '').trim().slice(0, importLimits.cellLength).toWellFormed();
}
