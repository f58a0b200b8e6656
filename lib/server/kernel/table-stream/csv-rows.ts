import type { Separator } from '../parse-csv.ts';

export interface StreamedRow {
  /** As a spreadsheet counts, from 1; a cell with line breaks is in one row. */
  n: number;
  cells: string[];
}

interface CsvStreamOptions {
  separator: Separator;
  /** Signs of a cell that are kept; the rest of it is left out. */
  cellLength: number;
  /** Cells of a row that are kept. */
  columns: number;
}

/** Thrown for a quote that is open to the end, with the row that it stands in. */
export class OpenQuote extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`a quote is open in row ${row}`);
    this.row = row;
  }
}

/**
 * The rows of a CSV file (RFC 4180) as its text comes; of it no more is held than one row. What stands behind a closed quote belongs to
 * its cell, and a quote in the middle of one is a sign like any other. Rows without any text are left out, and counted. Throws
 * `OpenQuote`.
 */
export async function* csvRows(
  pieces: AsyncIterable<string> | Iterable<string>,
  options: CsvStreamOptions,
): AsyncGenerator<StreamedRow> {
  const reader = new CsvReader(options);
  for await (const piece of pieces) yield* reader.read(piece);
  yield* reader.end();
}

type Place = 'start' | 'plain' | 'quoted' | 'closed';

/** Where the reading of a text stands between two pieces of it. */
class CsvReader {
  readonly #options: CsvStreamOptions;
  #place: Place = 'start';
  #cell = '';
  #cells: string[] = [];
  #n = 1;
  #quoteRow = 0;
  #isAfterReturn = false;
  #isFirst = true;

  constructor(options: CsvStreamOptions) {
    this.#options = options;
  }

  *read(piece: string): Generator<StreamedRow> {
    let at = this.#isFirst && piece.startsWith('\uFEFF') ? 1 : 0;
    this.#isFirst = false;
    while (at < piece.length) {
      if (this.#place === 'quoted') {
        at = this.#readQuoted(piece, at);
        continue;
      }
      const sign = piece[at] ?? '';
      at += 1;
      if (this.#isAfterReturn) {
        this.#isAfterReturn = false;
        if (sign === '\n') continue;
      }
      if (sign === '\n' || sign === '\r') {
        this.#isAfterReturn = sign === '\r';
        yield* this.#endRow();
      } else if (sign === this.#options.separator) this.#endCell();
      else if (sign === '"' && this.#place !== 'plain') this.#openQuote();
      else {
        // A blank before a quote is what some programs write behind each separator.
        const isBlank = sign === ' ' && this.#place === 'start';
        if (!isBlank) this.#place = 'plain';
        this.#add(sign);
      }
    }
  }

  *end(): Generator<StreamedRow> {
    if (this.#place === 'quoted') throw new OpenQuote(this.#quoteRow);
    if (this.#cells.length > 0 || this.#cell !== '' || this.#place !== 'start') yield* this.#endRow();
  }

  #openQuote(): void {
    if (this.#place === 'closed') this.#add('"');
    else this.#cell = '';
    this.#place = 'quoted';
    this.#quoteRow = this.#n;
  }

  #readQuoted(piece: string, from: number): number {
    const quote = piece.indexOf('"', from);
    this.#add(piece.slice(from, quote < 0 ? undefined : quote));
    if (quote < 0) return piece.length;
    this.#place = 'closed';
    return quote + 1;
  }

  #add(text: string): void {
    const room = this.#options.cellLength - this.#cell.length;
    if (room > 0) this.#cell += text.length > room ? text.slice(0, room) : text;
  }

  #endCell(): void {
    if (this.#cells.length < this.#options.columns) this.#cells.push(cleanCell(this.#cell));
    this.#cell = '';
    this.#place = 'start';
  }

  *#endRow(): Generator<StreamedRow> {
    this.#endCell();
    const [n, cells] = [this.#n, this.#cells];
    this.#n += 1;
    this.#cells = [];
    if (cells.some((cell) => cell !== '')) yield { n, cells };
  }
}

/** No column can hold this character or half of one, and nobody types them. */
export function cleanCell(cell: string): string {
  return cell.replaceAll('\0', '').trim().toWellFormed();
}
