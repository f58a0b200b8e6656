import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import { toWeb } from '../to-web.ts';
import { type Cell, fixedParts, type Sheet, sheetParts, toRowXml, toSheetEnd, toSheetStart } from './xlsx-parts.ts';
import { fitColumns, linesOf } from './xlsx-widths.ts';

/** What Excel can show on one sheet; more goes on to another. */
const rowsPerSheet = 1_048_576;

/**
 * A workbook (OOXML, ECMA-376) written while it is read: no more than a batch of rows is held. When nobody reads any
 * more the batches stop; when one fails, so does the download.
 */
export function streamXlsx(
  sheet: Sheet,
  batches: AsyncGenerator<Cell[][]>,
  limit = rowsPerSheet,
): ReadableStream<Uint8Array> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const rows = createRowSource(batches);
  let content: Readable | undefined;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  output.once('close', () => {
    content?.destroy();
    void batches.return(undefined);
  });

  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  const addSheet = (count: number): void => {
    content = Readable.from(writeSheet(sheet, rows, limit), { objectMode: false, highWaterMark: 64 * 1024 });
    content.once('error', fail);
    content.once('end', () => void goOn(count).catch(fail));
    zip.addReadStream(content, `xl/worksheets/sheet${count}.xml`);
  };
  const goOn = async (count: number) => {
    if (await rows.hasMore()) return addSheet(count + 1);
    for (const [path, text] of Object.entries({ ...fixedParts, ...sheetParts(sheet.name, count) })) add(path, text);
    zip.end();
  };
  addSheet(1);
  return toWeb(output);
}

async function* writeSheet(sheet: Sheet, rows: RowSource, limit: number): AsyncGenerator<string> {
  const columns = fitColumns(sheet.columns, await rows.first());
  yield toSheetStart(columns);
  let written = 1;
  while (written < limit && (await rows.hasMore())) {
    const batch = rows.take(limit - written);
    yield batch.map((cells, index) => toRowXml(cells, written + index + 1, linesOf(cells, columns))).join('');
    written += batch.length;
  }
  yield toSheetEnd();
}

interface RowSource {
  hasMore(): Promise<boolean>;
  /** Those at hand, without taking them. */
  first(): Promise<readonly Cell[][]>;
  /** So many of the rows at hand, or fewer. */
  take(most: number): Cell[][];
}

function createRowSource(batches: AsyncGenerator<Cell[][]>): RowSource {
  let atHand: Cell[][] = [];
  const hasMore = async () => {
    while (atHand.length === 0) {
      const { done, value } = await batches.next();
      if (done) return false;
      atHand = value;
    }
    return true;
  };
  return {
    hasMore,
    first: async () => ((await hasMore()) ? atHand : []),
    take: (most) => atHand.splice(0, most),
  };
}
