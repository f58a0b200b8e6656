import { formatFen } from '#lib/server/kernel/money.ts';
import type { FileAnswer } from '../serve.ts';
import { streamCsv } from './csv.ts';
import { streamXlsx } from './xlsx.ts';
import type { Cell, Sheet } from './xlsx-parts.ts';

interface Spreadsheet<Row> extends Sheet {
  /** Without its ending. */
  fileName: string;
  format: 'csv' | 'xlsx';
  batches: AsyncGenerator<Row[]>;
  toCells: (row: Row) => Cell[];
}

/** A list as a file for spreadsheets, written batch by batch while it is read. */
export function toSpreadsheet<Row>(requested: Spreadsheet<Row>): FileAnswer {
  const { fileName, format, name: sheetName, columns, batches, toCells } = requested;
  const name = `${fileName}.${format}`;
  const rows = mapBatches(batches, toCells);
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { name, type, content: streamXlsx({ name: sheetName, columns }, rows) };
  }
  const lines = mapBatches(rows, (cells) => cells.map(toPlain));
  const content = streamCsv(
    columns.map(({ heading }) => heading),
    lines,
  );
  return { name, type: 'text/csv', content };
}

function toPlain(cell: Cell): string | number {
  if (typeof cell === 'string') return cell;
  if ('money' in cell) return formatFen(cell.money);
  return 'integer' in cell ? cell.integer : cell.time.toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai' });
}

async function* mapBatches<From, To>(batches: AsyncGenerator<From[]>, map: (item: From) => To): AsyncGenerator<To[]> {
  for await (const batch of batches) yield batch.map(map);
}
