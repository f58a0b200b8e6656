import fs from 'node:fs/promises';
import { type MovingMapping, type MovingSource, movingLimits } from '#lib/contract/integrations/moving-fields.ts';
import { DomainError, type ErrorCode, type MessageRef } from '#lib/server/kernel/errors.ts';
import { type Separator, separators, takeSeparatorLine } from '#lib/server/kernel/parse-csv.ts';
import { cleanCell, csvRows, OpenQuote, type StreamedRow } from '#lib/server/kernel/table-stream/csv-rows.ts';
import { decodeStream, readStart } from '#lib/server/kernel/table-stream/decode-stream.ts';
import { sqlRows } from '#lib/server/kernel/table-stream/sql-rows.ts';
import { BrokenSql } from '#lib/server/kernel/table-stream/sql-tokens.ts';
import { readWorkbookApart } from '#lib/server/kernel/workbook/read-workbook-apart.ts';
import { refusalKeys } from '#lib/server/kernel/workbook/refusal-keys.ts';
import { WorkbookRefusal } from '#lib/server/kernel/workbook/workbook-refusal.ts';
import { guessMovingMapping, recogniseHeadings } from './recognise.ts';

interface Brought {
  /** Of the file on the disk. */
  path: string;
  size: number;
  name: string;
  /** What the operator says it is; undefined: as its headings do. */
  source?: MovingSource | undefined;
}

export interface MovingTable {
  source: MovingSource;
  mapping: MovingMapping;
  headings: string[];
  /** Below the headings, as they come. Throws as `openMovingTable`. */
  rows: AsyncGenerator<StreamedRow>;
}

/** A workbook is unpacked as a whole, so it may be smaller. */
const workbookBytes = 10 * 1024 * 1024;
const workbookRows = 20_000;

/**
 * The table of a file of another system: CSV in whatever encoding and with whatever separator, a workbook, or a dump of SQL. Throws
 * `import_format` and `import_empty`, and `moving_unknown` for a table of no system that is known, each at the field `file`.
 */
export async function openMovingTable(file: Brought): Promise<MovingTable> {
  const start = await readStart(file.path);
  if (Buffer.from(start.subarray(0, 4)).equals(Buffer.from('PK\u0003\u0004'))) return openWorkbook(file);
  if (isSql(file.name, Buffer.from(start).toString('latin1'))) return openDump(file);
  return openCsv(file);
}

const isSql = (name: string, start: string) =>
  /\.sql$/i.test(name) || /^(?:\uFEFF|ï»¿)?\s*(?:--\s|\/\*|insert\s+into\s|create\s+table\s|set\s+names)/i.test(start);

/** What is wrong is said at the field that takes the file. */
export function refuseFile(code: ErrorCode, reason: MessageRef = { key: code }, cause?: unknown): DomainError {
  return new DomainError(code, { values: reason.values, fields: { file: reason }, cause });
}

function toTable(names: string[], rows: AsyncGenerator<StreamedRow>, said: MovingSource | undefined): MovingTable {
  const headings = names.slice(0, movingLimits.columns).map((name) => name.slice(0, 200));
  const found = said ? { source: said, mapping: guessMovingMapping(said, headings) } : recogniseHeadings(headings);
  if (!found) throw refuseFile(isOurs(headings) ? 'moving_own_file' : 'moving_unknown');
  return { ...found, headings, rows };
}

/** Files of this shop have a way in of their own (`operator/product/import`). */
const isOurs = (headings: string[]) =>
  [/^(?:page address|页面地址|商品地址|slug)$/i, /^(?:sku|name \(|名称[（(])/i].every((word) =>
    headings.some((heading) => word.test(heading)),
  );

const csvLimits = { cellLength: movingLimits.cellLength, columns: movingLimits.columns };

async function openCsv({ path, source }: Brought): Promise<MovingTable> {
  const [beginning = ''] = await takeFirst(decodeStream(path), 1);
  if (beginning.slice(0, 20_000).includes('\0')) throw refuseFile('import_format', { key: refusalKeys.format });
  const separator = await guessSeparator(beginning, source);
  const rows = guarded(csvRows(decodeStream(path), { separator, ...csvLimits }));
  let first = await rows.next();
  if (!first.done && /^sep=/i.test(first.value.cells.join(separator))) first = await rows.next();
  if (first.done) throw refuseFile('import_empty');
  return toTable(first.value.cells, rows, source);
}

/** The one by which the first row says most of what a source says; a file may say it itself, as Excel writes it. */
async function guessSeparator(beginning: string, source: MovingSource | undefined): Promise<Separator> {
  const { said, rest } = takeSeparatorLine(beginning.replace(/^\uFEFF/, ''));
  if (said) return said;
  const worths = await Promise.all(
    separators.map(async (separator) => {
      const [row] = await takeFirst(quiet(csvRows([rest], { separator, ...csvLimits })), 1);
      if (!row) return 0;
      const mapping = source ? guessMovingMapping(source, row.cells) : recogniseHeadings(row.cells)?.mapping;
      return Object.keys(mapping ?? {}).length + row.cells.length / 1000;
    }),
  );
  return separators[worths.indexOf(Math.max(...worths))] ?? ',';
}

async function takeFirst<T>(items: AsyncGenerator<T>, most: number): Promise<T[]> {
  const taken: T[] = [];
  for await (const item of items) {
    taken.push(item);
    if (taken.length >= most) break;
  }
  return taken;
}

/** What was cut off in the middle of a quote is no fault of the file. */
async function* quiet<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    yield* items;
  } catch (error) {
    if (!(error instanceof OpenQuote)) throw error;
  }
}

/** The same rows; what breaks off in them is said as a refusal. */
async function* guarded(rows: AsyncGenerator<StreamedRow>): AsyncGenerator<StreamedRow> {
  try {
    yield* rows;
  } catch (error) {
    if (error instanceof OpenQuote)
      throw refuseFile('import_format', { key: 'csvQuote', values: { line: error.row } }, error);
    if (error instanceof BrokenSql) throw refuseFile('import_format', { key: 'movingSql' }, error);
    throw error;
  }
}

/**
 * Of a dump the table of customers, which ends in `user` and has what customers of BuildAdmin have; or that of orders, which ends in `order`,
 * where somebody has said that it is wanted.
 */
async function openDump({ path, source: said }: Brought): Promise<MovingTable> {
  const source = said === 'other_orders' ? said : 'buildadmin_users';
  const limits = { valueLength: 2000, columns: movingLimits.columns };
  const isWanted = (table: string) => (source === 'other_orders' ? /(?:^|_)orders?$/i : /(?:^|_)user$/i).test(table);
  const inserted = sqlRows(decodeStream(path), { isWanted, ...limits });
  const first = await findTable(inserted, source);
  const mapping = guessMovingMapping(source, first.columns);
  async function* rows(): AsyncGenerator<StreamedRow> {
    let n = 2;
    yield { n, cells: toCells(first.values) };
    for await (const { table, columns, values } of inserted) {
      if (table !== first.table || columns.join() !== first.columns.join()) continue;
      n += 1;
      yield { n, cells: toCells(values) };
    }
  }
  return { source, mapping, headings: [...first.columns], rows: guarded(rows()) };
}

/** Of a row that cannot be read nothing is kept: it is a record without a name, and named as such. */
const toCells = (values: (string | undefined)[] | 'unreadable') =>
  values === 'unreadable' ? ['?'] : values.map((value) => cleanCell(value ?? ''));

/** What the columns of an order are called is for the owner to say. */
async function findTable(inserted: ReturnType<typeof sqlRows>, source: MovingSource) {
  try {
    for (;;) {
      const next = await inserted.next();
      if (next.done) throw refuseFile('moving_unknown');
      if (source === 'other_orders' || recogniseHeadings(next.value.columns)?.source === source) return next.value;
    }
  } catch (error) {
    if (error instanceof BrokenSql) throw refuseFile('import_format', { key: 'movingSql' }, error);
    throw error;
  }
}

async function openWorkbook({ path, size, source }: Brought): Promise<MovingTable> {
  if (size > workbookBytes) throw refuseFile('import_format', { key: 'movingWorkbook' });
  const limits = { rows: workbookRows, columns: movingLimits.columns, cellLength: 32_767 };
  const bytes = await fs.readFile(path);
  try {
    const opened = await readWorkbookApart({ bytes, limits });
    const [sheet] = opened.sheets;
    const { table } = opened.table || !sheet ? opened : await readWorkbookApart({ bytes, sheet, limits });
    const [first, ...rest] = table?.rows ?? [];
    if (!first) throw refuseFile('import_empty');
    return toTable(first.cells.map(cleanCell), each(rest), source);
  } catch (error) {
    if (!(error instanceof WorkbookRefusal)) throw error;
    throw refuseFile('import_format', { key: refusalKeys[error.reason] }, error);
  }
}

async function* each(rows: StreamedRow[]): AsyncGenerator<StreamedRow> {
  for (const { n, cells } of rows) yield { n, cells: cells.map(cleanCell) };
}
