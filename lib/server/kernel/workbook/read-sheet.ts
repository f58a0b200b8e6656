import type { Package } from './open-package.ts';
import { type CellPlace, type CellWords, toCell } from './read-cell-value.ts';
import { collectText } from './shared-strings.ts';
import { walkXml } from './walk-xml.ts';
import { workbookLimits } from './workbook-limits.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

export interface SheetLimits {
  /** Rows with anything in them; of more no cells are kept, they are only counted. */
  rows: number;
  /** What is further to the right is not read. */
  columns: number;
  cellLength: number;
}

export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  n: number;
  cells: string[];
  /** Of cells that show a time the number that is stored, by their place: an amount may have got such a format. */
  stored?: Record<number, string>;
}

export interface SheetTable {
  rows: SheetRow[];
  /** Of all rows that hold anything. */
  count: number;
}

interface Input {
  part: string;
  words: CellWords;
  limits: SheetLimits;
  /** Ends behind so many rows. */
  most?: number;
}

/**
 * The rows of a sheet that hold anything. Only what is there takes room, wherever it stands: a cell in the last corner
 * costs as much as one in the first. Throws a `WorkbookRefusal`.
 */
export async function readSheet(file: Package, { part, words, limits, most }: Input): Promise<SheetTable> {
  const rows = gatherRows(limits);
  const collect = collectText();
  let isInData = false;
  const at: CellPlace & { row: number; column: number } = { row: 0, column: 0, type: '', style: 0, hasFormula: false };
  await walkXml(file.read(part), {
    open: (element, attribute) => {
      if (element === 'sheetData') isInData = true;
      // What programs add behind the rows has rows and cells of its own.
      if (!isInData) return;
      if (element === 'row') {
        at.row = toRowNumber(attribute('r')) ?? at.row + 1;
        at.column = 0;
      } else if (element === 'c') {
        at.column = toColumn(attribute('r')) ?? at.column + 1;
        at.type = attribute('t') ?? 'n';
        at.style = Number(attribute('s') ?? 0);
        at.hasFormula = false;
        collect.start();
      } else {
        if (element === 'f') at.hasFormula = true;
        collect.open(element);
      }
    },
    text: collect.text,
    close: (element) => {
      if (element === 'sheetData') isInData = false;
      if (!isInData) return;
      collect.close(element);
      if (element === 'c') rows.add(at.column, toCell(collect.end(), at, words));
      if (element === 'row') rows.close(at.row);
    },
    isDone: () => most !== undefined && rows.table.count >= most,
  });
  return rows.table;
}

function gatherRows(limits: SheetLimits) {
  const table: SheetTable = { rows: [], count: 0 };
  let cells: string[] = [];
  let stored: Record<number, string> | undefined;
  let [last, characters] = [0, 0];
  const place = (column: number, text: string) => {
    // A cell that stands there twice says two things.
    if ((cells[column - 1] ?? text) !== text) throw new WorkbookRefusal('damaged');
    cells[column - 1] = text;
  };
  return {
    table,
    add(column: number, cell: ReturnType<typeof toCell>) {
      const text = cell.text.slice(0, limits.cellLength);
      if (text.trim() === '' || column > limits.columns) return;
      characters += text.length;
      if (characters > workbookLimits.characters) throw new WorkbookRefusal('too_big');
      if (table.rows.length >= limits.rows) cells = [text];
      else place(column, text);
      if (cell.stored === undefined) return;
      stored ??= {};
      stored[column - 1] = cell.stored;
    },
    close(n: number) {
      if (cells.length === 0) return;
      if (n <= last) throw new WorkbookRefusal('damaged');
      last = n;
      table.count += 1;
      const row = { n, cells: Array.from(cells, (cell) => cell ?? ''), ...(stored && { stored }) };
      if (table.rows.length < limits.rows) table.rows.push(row);
      cells = [];
      stored = undefined;
    },
  };
}

/** Excel has no more rows than these. */
const lastRow = 1_048_576;

function toRowNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const row = Number(text);
  if (!Number.isInteger(row) || row < 1 || row > lastRow) throw new WorkbookRefusal('damaged');
  return row;
}

/** `B7` is in column 2; some programs write `b7` or `$B$7`. */
function toColumn(place: string | undefined): number | undefined {
  const [, letters] = /^\$?([A-Z]{1,3})\$?\d/i.exec(place ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
