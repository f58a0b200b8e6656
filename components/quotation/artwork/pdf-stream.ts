import { PdfUnread } from './pdf-refusal.ts';
import { isDictionary, type PdfDictionary, type PdfValue } from './pdf-values.ts';

/** A few bytes may unfold to anything. */
const mostBytes = 64 * 1024 * 1024;

/** The content of a stream, as the filters of its dictionary have it. Throws `PdfUnread` for filters that tables never use. */
export async function unfold({ entries }: PdfDictionary, packed: Uint8Array): Promise<Uint8Array> {
  const filters = listed(entries.get('/Filter'));
  const parameters = listed(entries.get('/DecodeParms'));
  let bytes = packed;
  for (const [index, filter] of filters.entries()) {
    if (filter === '/Crypt') continue;
    if (filter === '/FlateDecode' || filter === '/Fl') bytes = undoPredictor(await inflate(bytes), parameters[index]);
    else if (filter === '/ASCIIHexDecode' || filter === '/AHx') bytes = fromHex(bytes);
    else if (filter === '/ASCII85Decode' || filter === '/A85') bytes = fromBase85(bytes);
    else throw new PdfUnread('another filter');
  }
  return bytes;
}

function listed(value: PdfValue | undefined): PdfValue[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([packed as BlobPart]).stream();
  const reader = stream.pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.byteLength;
      if (size > mostBytes) throw new PdfUnread('unfolds too far');
    }
  } catch (error) {
    // The length of a stream may count a line end behind it, which is no content; what came before is whole.
    if (size === 0 || error instanceof PdfUnread) throw error;
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const latin = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

function fromHex(bytes: Uint8Array): Uint8Array {
  const digits = (latin(bytes).split('>')[0] ?? '').replace(/[^\da-f]/gi, '');
  return Uint8Array.from(digits.match(/..?/g) ?? [], (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
}

/** Five signs are four bytes; `z` is four noughts (ISO 32000-1, 7.4.3). */
function fromBase85(bytes: Uint8Array): Uint8Array {
  const signs = (latin(bytes).split('~')[0] ?? '').replace(/[^!-uz]/g, '').replaceAll('z', '!!!!!');
  const plain: number[] = [];
  for (let at = 0; at < signs.length; at += 5) {
    const group = signs.slice(at, at + 5);
    let value = 0;
    for (const sign of group.padEnd(5, 'u')) value = value * 85 + sign.charCodeAt(0) - 33;
    for (let byte = 0; byte < group.length - 1; byte += 1) plain.push(Math.floor(value / 256 ** (3 - byte)) & 255);
  }
  return Uint8Array.from(plain);
}

function undoPredictor(bytes: Uint8Array, parameters: PdfValue | undefined): Uint8Array {
  const parameter = (key: string, otherwise: number) => {
    const value = isDictionary(parameters) ? parameters.entries.get(key) : undefined;
    return typeof value === 'number' ? value : otherwise;
  };
  const kind = parameter('/Predictor', 1);
  if (kind === 2) throw new PdfUnread('another predictor');
  const columns = parameter('/Columns', 1);
  return kind >= 10 && columns >= 1 ? undoDifferences(bytes, columns) : bytes;
}
/** Rows are written as differences, each told by its first byte (PNG specification, 9.2) with a byte for a pixel. */
function undoDifferences(bytes: Uint8Array, columns: number): Uint8Array {
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const from = row * (columns + 1);
    const to = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const left = column > 0 ? (plain[to + column - 1] ?? 0) : 0;
      const above = row > 0 ? (plain[to + column - columns] ?? 0) : 0;
      const corner = row > 0 && column > 0 ? (plain[to + column - columns - 1] ?? 0) : 0;
      plain[to + column] = (bytes[from + 1 + column] ?? 0) + predict(bytes[from] ?? 0, { left, above, corner });
    }
  }
  return plain;
}

function predict(kind: number, { left, above, corner }: { left: number; above: number; corner: number }): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  if (kind !== 4) return 0;
  const whole = left + above - corner;
  const far = [left, above, corner].map((value) => Math.abs(whole - value));
  const [toLeft = 0, toAbove = 0, toCorner = 0] = far;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
