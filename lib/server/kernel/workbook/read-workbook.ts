import { openPackage, type Package } from './open-package.ts';
import { type Contents, readContents } from './read-contents.ts';
import { readFormats } from './read-formats.ts';
import { type CellWords, readSheet, type SheetLimits, type SheetTable } from './read-sheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

export interface WorkbookAnswer {
  /** Names of the sheets that have rows below a first one. */
  sheets: string[];
  /** Of the sheet that was asked for, or of the only one; undefined while one has to be chosen. */
  table: SheetTable | undefined;
}

export interface WorkbookInput {
  bytes: Uint8Array;
  /** Its name; without one the only sheet that holds anything is read. */
  sheet?: string | undefined;
  limits: SheetLimits;
}

/** Reads a workbook (OOXML, ECMA-376) as the texts that its cells show. Throws a `WorkbookRefusal`. */
export async function readWorkbook({ bytes, sheet, limits }: WorkbookInput): Promise<WorkbookAnswer> {
  refuseOldFile(bytes);
  const file = await openPackage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const contents = await readContents(file);
  const words = await readWords(file, contents);
  const filled: Contents['sheets'] = [];
  for (const each of contents.sheets) {
    const { count } = await readSheet(file, { part: each.part, words, limits, most: 2 });
    if (count >= 2) filled.push(each);
  }
  const chosen = filled.length === 1 ? filled[0] : filled.find(({ name }) => name === sheet);
  const table = chosen && (await readSheet(file, { part: chosen.part, words, limits }));
  return { sheets: filled.map(({ name }) => name), table };
}

const startOf = (bytes: Uint8Array, length: number) => Buffer.from(bytes.subarray(0, length)).toString('hex');

/** Files of Excel up to 2003, and workbooks with a password, are another kind of archive. */
function refuseOldFile(bytes: Uint8Array): void {
  if (startOf(bytes, 8) !== 'd0cf11e0a1b11ae1') return;
  const isProtected = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
  throw new WorkbookRefusal(isProtected ? 'protected' : 'legacy');
}

async function readWords(file: Package, contents: Contents): Promise<CellWords> {
  const { sharedStrings, styles, isFrom1904 } = contents;
  return {
    sharedStrings: sharedStrings ? await readSharedStrings(file, sharedStrings) : [],
    formats: styles ? await readFormats(file, styles) : [],
    isFrom1904,
  };
}
