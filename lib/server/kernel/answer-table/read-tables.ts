import { decodeText } from '../decode-text.ts';
import { DomainError } from '../errors.ts';
import { parseCsv, separators, takeSeparatorLine } from '../parse-csv.ts';
import { kindOfFile } from '../workbook/kind-of-file.ts';
import type { SheetRow } from '../workbook/read-sheet.ts';
import { readWorkbookApart } from '../workbook/read-workbook-apart.ts';
import { refusalKeys } from '../workbook/refusal-keys.ts';
import { WorkbookRefusal } from '../workbook/workbook-refusal.ts';
import { mostTitleRows } from './find-headings.ts';

/** A row of a table that others wrote: its line from 1, and its cells. */
export type TableRow = SheetRow;

export interface Table {
  rows: TableRow[];
  isFrom1904: boolean;
  /** There is more than was read. */
  isCut: boolean;
}

/** What may be the table that is wanted: a sheet, or a way to part the cells of a text. */
export interface TableChoice {
  /** Of a sheet; empty for a text. */
  name: string;
  /** As many first rows as headings are looked for in. */
  top: TableRow[];
  /** Throws `invalid_input` at `content`. */
  read: () => Promise<Table>;
}

/** What a file that others wrote may be read as: CSV in whatever letters, or a workbook. Throws `invalid_input` at `content`. */
export async function readTables(content: Uint8Array, maxRows: number): Promise<TableChoice[]> {
  const kind = kindOfFile(content);
  if (kind === 'workbook') return readSheets(content, maxRows);
  if (kind === 'text') return readTexts(decodeText(content));
  throw refusedFile(refusalKeys[kind]);
}

const topRows = mostTitleRows + 1;

async function readSheets(bytes: Uint8Array, maxRows: number): Promise<TableChoice[]> {
  const limits = { rows: maxRows + topRows + 1, columns: 250, cellLength: 1000 };
  const open = async (sheet?: string) => {
    try {
      return await readWorkbookApart({ bytes, sheet, top: topRows, limits });
    } catch (error) {
      if (!(error instanceof WorkbookRefusal)) throw error;
      throw refusedFile(refusalKeys[error.reason]);
    }
  };
  const { sheets, tops, table, isFrom1904 } = await open();
  return sheets.map((name, index) => ({
    name,
    top: (tops[index] ?? []).map(cleanRow),
    read: async () => {
      const { rows, count } = table ?? (await open(name)).table ?? { rows: [], count: 0 };
      return { rows: rows.map(cleanRow), isFrom1904, isCut: count > rows.length };
    },
  }));
}

function readTexts(text: string): TableChoice[] {
  // A file of text has no such characters; what has is something else.
  if (text.includes('\0')) throw refusedFile(refusalKeys.format);
  const { said, rest } = takeSeparatorLine(text);
  const skipped = rest === text ? 0 : 1;
  const toRows = (rows: string[][]) => rows.map((cells, index) => cleanRow({ n: index + 1 + skipped, cells }));
  return (said ? [said] : separators).map((separator) => ({
    name: '',
    top: toRows(parseCsv(rest, { separator, most: topRows }).rows),
    read: async () => {
      const { rows, openQuote } = parseCsv(rest, { separator });
      if (openQuote !== undefined) throw refusedFile('csvQuote', { line: openQuote + skipped });
      return { rows: toRows(rows), isFrom1904: false, isCut: false };
    },
  }));
}

export const refusedFile = (key: string, values: Record<string, string | number> = {}) =>
  new DomainError('invalid_input', { fields: { content: { key, values } } });

const cleanRow = ({ cells, ...row }: TableRow): TableRow => ({ ...row, cells: cells.map(cleanCell) });

/**
 * Without what keeps a spreadsheet from touching a cell: an apostrophe, also one that a word processor has bent, WeChat's backtick, a
 * tab behind a long number, a formula that is nothing but a text or a number (`="00123"`). And without characters that no column can
 * hold.
 */
const cleanCell = (cell: string): string =>
  cell
    .replaceAll('\0', '')
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .replace(/^="([^"]*)"$/, '$1')
    .replace(/^=(?=[\d.]+$)/, '')
    .replace(/^['`´‘’＇｀](?=\S)/, '')
    .trim()
    .toWellFormed();
