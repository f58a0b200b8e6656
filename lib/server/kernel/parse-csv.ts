const separators = [',', ';', '\t'] as const;

/**
 * The cells of a CSV file (RFC 4180), separated by commas, semicolons or tabs, whichever its first line has most of. An
 * open quote at the end closes there: what was read is shown, and looks wrong where it is.
 */
export function parseCsv(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { cell, end } = readCell(text, at, separator);
    row.push(cell);
    at = end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
  }
  return rows;
}

function readCell(text: string, start: number, separator: string): { cell: string; end: number } {
  if (text[start] !== '"') return readPlain(text, start, separator);
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return { cell: cell + text.slice(at), end: text.length };
    cell += text.slice(at, quote);
    at = quote + 1;
    if (text[at] !== '"') break;
    cell += '"';
    at += 1;
  }
  const rest = readPlain(text, at, separator);
  return { cell: cell + rest.cell, end: rest.end };
}

function readPlain(text: string, start: number, separator: string): { cell: string; end: number } {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return { cell: text.slice(start, end), end };
}

function separatorOf(text: string): string {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) break;
    else if (!isQuoted && character in counts) counts[character as keyof typeof counts] += 1;
  }
  return separators.reduce(
    (best, each) => (counts[each] > counts[best] ? each : best),
    ',' as (typeof separators)[number],
  );
}

/** UTF-8 with or without its mark, UTF-16 with one, or else GB18030, which Chinese spreadsheets write. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
