import { DomainError } from '../errors.ts';
import { decodeText, parseCsv } from '../parse-csv.ts';
import { readWorkbookApart } from '../workbook/read-workbook-apart.ts';
import { WorkbookRefusal } from '../workbook/workbook-refusal.ts';
import { mostTitleLines, type TableRow } from './pick-answers.ts';

/** How a workbook begins: a zip, an empty one, or the format of before 2007, which is refused with words of its own. */
const workbooks = ['504b0304', '504b0506', 'd0cf11e0'];

/** The rows of a file that others wrote: CSV in whatever letters, or a workbook. Throws `invalid_input` at `content`. */
export async function readTableRows(content: Uint8Array, maxRows: number): Promise<TableRow[]> {
  const start = Buffer.from(content.subarray(0, 4)).toString('hex');
  if (!workbooks.includes(start)) {
    return parseCsv(decodeText(content)).map((cells, index) => ({ n: index + 1, cells: cells.map(clean) }));
  }
  try {
    const limits = { rows: maxRows + mostTitleLines + 1, columns: 60, cellLength: 300 };
    const { table } = await readWorkbookApart({ bytes: content, limits });
    return (table?.rows ?? []).map(({ n, cells }) => ({ n, cells: cells.map(clean) }));
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw new DomainError('invalid_input', { fields: { content: { key: 'importDamaged', values: {} } } });
  }
}

/** A spreadsheet's guard, a tab that keeps long numbers whole, and characters no column can hold. */
const clean = (cell: string) =>
  cell
    .replaceAll('\0', '')
    .trim()
    .replace(/^'(?=\S)/, '')
    .trim()
    .toWellFormed();
