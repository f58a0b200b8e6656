/** What cells of a CSV file are kept apart by. */
export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

interface CsvTable {
  rows: string[][];
  /**
   * The line (from 1) of a quote that is open where it cannot be: up to the end, or over rows that it would swallow. Nothing behind
   * it is among the rows.
   */
  openQuote: number | undefined;
}

interface CsvOptions {
  separator: Separator;
  /** No more rows than these are wanted. */
  most?: number;
}

/**
 * The cells of a CSV file (RFC 4180), and of those that are not quite: what stands behind a closed quote belongs to its cell, and a
 * quote in the middle of one is a sign like any other. Cells may have line breaks, as long as they are no rows.
 */
export function parseCsv(text: string, { separator, most = Number.POSITIVE_INFINITY }: CsvOptions): CsvTable {
  const rows: string[][] = [];
  let row: string[] = [];
  let [at, width] = [0, 0];
  while (at < text.length && rows.length < most) {
    const { cell, end, isWhole } = readCell(text, at, separator);
    if (!isWhole || swallowsRows(text, { start: at, end, width, separator })) {
      return { rows, openQuote: lineOf(text, at) };
    }
    row.push(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    rows.push(row);
    width = Math.max(width, row.length);
    row = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
  }
  return { rows, openQuote: undefined };
}

/**
 * The separator that a first line says itself (`sep=;`, as Excel writes it), and where the rest begins. A program that took that line
 * for a row of the table has filled it up to the width of the others with what it parts cells by.
 */
export function takeSeparatorLine(text: string): { said: Separator | undefined; rest: string } {
  const [line, said, filled] = /^"?sep=([,;\t|])"? *([,;\t|]?)\2* *(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  return {
    said: separators.find((each) => each === (filled || said)),
    rest: line === undefined ? text : text.slice(line.length),
  };
}

/** The sign by which most of the first lines have equally many cells; of several the one that makes most of them. */
export function guessSeparator(text: string): Separator {
  const agreeing = separators.map((separator) => {
    const widths = parseCsv(text, { separator, most: 20 }).rows.map(({ length }) => length);
    const weights = widths
      .filter((width) => width > 1)
      .map((width) => widths.filter((w) => w === width).length + width / 1000);
    return Math.max(0, ...weights);
  });
  return separators[agreeing.indexOf(Math.max(...agreeing))] ?? ',';
}

interface ReadCell {
  cell: string;
  end: number;
  /** False: its quote is never closed, or closed in the middle of another line. */
  isWhole: boolean;
}

function readCell(text: string, start: number, separator: Separator): ReadCell {
  // Some programs write a blank behind each separator.
  const opening = start + (/ *(?=")/y.exec(text.slice(start, start + 4))?.[0].length ?? 0);
  if (text[opening] !== '"') return { ...readPlain(text, start, separator), isWhole: true };
  let cell = '';
  let at = opening + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell, end: text.length, isWhole: false };
    cell += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    cell += '"';
    at += 1;
  }
  const rest = readPlain(text, at, separator);
  const isWhole = rest.cell.trim() === '' || !/[\r\n]/.test(cell);
  return { cell: cell + rest.cell, end: rest.end, isWhole };
}

function readPlain(text: string, start: number, separator: Separator): { cell: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return { cell: text.slice(start, end), end };
}

interface Swallowing {
  start: number;
  end: number;
  /** Cells of the widest row before. */
  width: number;
  separator: Separator;
}

/**
 * Two stray quotes some rows apart look like one cell with line breaks. They are told by whole lines between them that have as many
 * separators as a row, or by both of their own lines having so.
 */
function swallowsRows(text: string, { start, end, width, separator }: Swallowing): boolean {
  if (width < 3 || text[start] !== '"') return false;
  const lines = text.slice(start, end).split(/\r\n|\r|\n/);
  if (lines.length === 1) return false;
  const isRow = (line: string) => line.split(separator).length === width;
  if (lines.slice(1, -1).some(isRow)) return true;
  let begin = start;
  while (begin > 0 && text[begin - 1] !== '\n' && text[begin - 1] !== '\r') begin -= 1;
  const first = text.slice(begin, start) + lines[0];
  const last = (lines.at(-1) ?? '') + (/^[^\r\n]*/.exec(text.slice(end))?.[0] ?? '');
  return width > 4 && isRow(first) && isRow(last);
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split(/\r\n|\r|\n/).length;
