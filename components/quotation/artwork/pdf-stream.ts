import { isDictionary, type PdfDictionary, type PdfValue } from './pdf-values.ts';

/** A few bytes may unfold to anything. */
const mostBytes = 64 * 1024 * 1024;

/** The content of a stream, as the filters of its dictionary have it. Throws for filters that tables never use. */
export async function unfold({ entries }: PdfDictionary, packed: Blob): Promise<Uint8Array> {
  const filter = single(entries.get('/Filter'));
  if (filter === undefined) return new Uint8Array(await packed.arrayBuffer());
  if (filter !== '/FlateDecode') throw new Error('another filter');
  const bytes = await inflate(packed);
  const parameters = single(entries.get('/DecodeParms'));
  const parameter = (key: string, otherwise: number) => {
    const value = isDictionary(parameters) ? parameters.entries.get(key) : undefined;
    return typeof value === 'number' ? value : otherwise;
  };
  return parameter('/Predictor', 1) >= 10 ? undoDifferences(bytes, parameter('/Columns', 1)) : bytes;
}

function single(value: PdfValue | undefined): PdfValue | undefined {
  return Array.isArray(value) ? value[0] : (value ?? undefined);
}

async function inflate(packed: Blob): Promise<Uint8Array> {
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.byteLength;
      if (size > mostBytes) throw new RangeError('unfolds too far');
    }
  } catch (error) {
    // The length of a stream may count a line end behind it, which is no content; what came before is whole.
    if (size === 0 || error instanceof RangeError) throw error;
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
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
