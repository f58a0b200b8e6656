import { kindOfFile } from './kind-of-file.ts';
import { openPackage, type Package } from './open-package.ts';
import type { CellWords } from './read-cell-value.ts';
import { type Contents, readContents } from './read-contents.ts';
import { readFormats } from './read-formats.ts';
import { readSheet, type SheetLimits, type SheetRow, type SheetTable } from './read-sheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

export interface WorkbookAnswer {
  /** Names of the sheets that have rows below a first one; where none has, and first rows were asked for, of those with a first one. */
  sheets: string[];
  /** The first rows of each of them, where so many were asked for. */
  tops: SheetRow[][];
  /** Of the sheet that was asked for, or of the only one; undefined while one has to be chosen. */
  table: SheetTable | undefined;
  isFrom1904: boolean;
}

export interface WorkbookInput {
  bytes: Uint8Array;
  /** Its name; without one the only sheet that holds anything is read. */
  sheet?: string | undefined;
  /** So many first rows of each sheet are wanted to choose by, where there are several. */
  top?: number | undefined;
  limits: SheetLimits;
}

/** Reads a workbook (OOXML, ECMA-376) as the texts that its cells show. Throws a `WorkbookRefusal`. */
export async function readWorkbook({ bytes, sheet, top = 0, limits }: WorkbookInput): Promise<WorkbookAnswer> {
  const kind = kindOfFile(bytes);
  if (kind !== 'workbook') throw new WorkbookRefusal(kind === 'text' ? 'format' : kind);
  const file = await openPackage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const contents = await readContents(file);
  const words = await readWords(file, contents);
  const begun: (Contents['sheets'][number] & SheetTable)[] = [];
  for (const each of contents.sheets) {
    const { count, rows } = await readSheet(file, { part: each.part, words, limits, most: Math.max(top, 2) });
    if (count > 0) begun.push({ ...each, count, rows: rows.slice(0, top) });
  }
  const withRows = begun.filter(({ count }) => count >= 2);
  // Where a table is chosen by its headings, these alone are one if there is no other.
  const filled = withRows.length === 0 && top > 0 ? begun : withRows;
  const chosen = filled.length === 1 ? filled[0] : filled.find(({ name }) => name === sheet);
  const table = chosen && (await readSheet(file, { part: chosen.part, words, limits }));
  return {
    sheets: filled.map(({ name }) => name),
    tops: filled.map(({ rows }) => rows),
    table,
    isFrom1904: contents.isFrom1904,
  };
}

async function readWords(file: Package, contents: Contents): Promise<CellWords> {
  const { sharedStrings, styles, isFrom1904 } = contents;
  return {
    sharedStrings: sharedStrings ? await readSharedStrings(file, sharedStrings) : [],
    formats: styles ? await readFormats(file, styles) : [],
    isFrom1904,
  };
}
