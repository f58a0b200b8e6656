import { toNumberText } from './number-text.ts';
import type { Package } from './open-package.ts';
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

interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  n: number;
  cells: string[];
}

export interface SheetTable {
  rows: SheetRow[];
  /** Of all rows that hold anything. */
  count: number;
}

/** What a cell's value is read with. */
export interface CellWords {
  sharedStrings: string[];
  formats: string[];
  isFrom1904: boolean;
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
  const table: SheetTable = { rows: [], count: 0 };
  const collect = collectText();
  const at = { row: 0, column: 0, type: '', style: 0 };
  let cells: string[] = [];
  let [last, characters] = [0, 0];

  const closeCell = () => {
    const text = toCellText(collect.end(), at, words).slice(0, limits.cellLength);
    if (text.trim() === '' || at.column > limits.columns) return;
    characters += text.length;
    if (characters > workbookLimits.characters) throw new WorkbookRefusal('too_big');
    if (table.rows.length >= limits.rows) cells = [text];
    else cells[at.column - 1] = text;
  };
  const closeRow = () => {
    if (cells.length === 0) return;
    if (at.row <= last) throw new WorkbookRefusal('damaged');
    last = at.row;
    table.count += 1;
    if (table.rows.length < limits.rows) table.rows.push({ n: at.row, cells: Array.from(cells, (cell) => cell ?? '') });
    cells = [];
  };
  await walkXml(file.read(part), {
    open: (element, attribute) => {
      if (element === 'row') {
        at.row = toRowNumber(attribute('r')) ?? at.row + 1;
        at.column = 0;
      } else if (element === 'c') {
        at.column = toColumn(attribute('r')) ?? at.column + 1;
        at.type = attribute('t') ?? 'n';
        at.style = Number(attribute('s') ?? 0);
        collect.start();
      } else collect.open(element);
    },
    text: collect.text,
    close: (element) => {
      collect.close(element);
      if (element === 'c') closeCell();
      if (element === 'row') closeRow();
    },
    isDone: () => most !== undefined && table.count >= most,
  });
  return table;
}

function toCellText(raw: string, { type, style }: { type: string; style: number }, words: CellWords): string {
  switch (type) {
    case 's':
      return raw === '' ? '' : (words.sharedStrings[Number(raw)] ?? '');
    case 'n':
      return toNumberText(raw, words.formats[style] ?? '', words.isFrom1904);
    case 'b':
      return raw === '' ? '' : raw === '1' || raw === 'true' ? 'TRUE' : 'FALSE';
    default:
      // Texts, results of formulas, dates of the ISO and errors like #N/A stand there as they show.
      return raw;
  }
}

/** Excel has no more rows than these. */
const lastRow = 1_048_576;

function toRowNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const row = Number(text);
  if (!Number.isInteger(row) || row < 1 || row > lastRow) throw new WorkbookRefusal('damaged');
  return row;
}

/** `B7` is in column 2. */
function toColumn(place: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(place ?? '') ?? [];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
