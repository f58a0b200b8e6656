type Size = { width: number; height: number };

const tags = { kind: 254, width: 256, height: 257 };
/** Of the value of `kind`: a smaller version of another picture in the file. */
const isReduced = 1;
const mostTables = 100;

interface Shape {
  isLittle: boolean;
  /** BigTIFF, for files of more than four gigabytes: numbers of places have eight bytes instead of four. */
  isBig: boolean;
}

/**
 * The first picture of a TIFF that is no thumbnail. Its tables stand where the file likes, often at its end; what else cameras and
 * programs write into them is passed over. Undefined for what is no TIFF or has no picture.
 */
export async function readTiff(file: Blob): Promise<Size | undefined> {
  const view = async (from: number, length: number) =>
    new DataView(await file.slice(from, from + length).arrayBuffer());
  const start = await view(0, 16);
  const isLittle = start.getUint8(0) === 0x49;
  const version = start.getUint16(2, isLittle);
  if (version !== 42 && version !== 43) return undefined;
  const shape: Shape = { isLittle, isBig: version === 43 };
  const sizes: (Size & { kind: number })[] = [];
  const seen = new Set<number>([0]);
  for (let at = placeAt(start, shape.isBig ? 8 : 4, shape); !seen.has(at) && seen.size < mostTables; ) {
    seen.add(at);
    const table = await readTable(view, at, shape);
    sizes.push(table);
    if ((table.kind & isReduced) === 0 && table.width > 0) return table;
    at = table.next;
  }
  // A thumbnail whose picture stands elsewhere says as much as can be known.
  return sizes.sort((left, right) => right.width * right.height - left.width * left.height)[0];
}

type View = (from: number, length: number) => Promise<DataView>;

async function readTable(view: View, at: number, shape: Shape): Promise<Size & { kind: number; next: number }> {
  const { isLittle, isBig } = shape;
  const [head, each, valueAt] = isBig ? [8, 20, 12] : [2, 12, 8];
  const counted = await view(at, head);
  const count = isBig ? placeAt(counted, 0, shape) : counted.getUint16(0, isLittle);
  const entries = await view(at + head, Math.min(count, 65_536) * each + (isBig ? 8 : 4));
  const found = new Map<number, number>();
  for (let from = 0; from + each <= entries.byteLength && from < count * each; from += each) {
    const type = entries.getUint16(from + 2, isLittle);
    const value = numberAt(entries, from + valueAt, type, isLittle);
    if (value !== undefined) found.set(entries.getUint16(from, isLittle), value);
  }
  const nextAt = count * each;
  const hasNext = nextAt + (isBig ? 8 : 4) <= entries.byteLength;
  return {
    kind: found.get(tags.kind) ?? 0,
    width: found.get(tags.width) ?? 0,
    height: found.get(tags.height) ?? 0,
    next: hasNext ? placeAt(entries, nextAt, shape) : 0,
  };
}

/** Of one number: bytes, of 16, of 32 and of 64 bits. */
function numberAt(entries: DataView, at: number, type: number, isLittle: boolean): number | undefined {
  if (type === 1) return entries.getUint8(at);
  if (type === 3) return entries.getUint16(at, isLittle);
  if (type === 4) return entries.getUint32(at, isLittle);
  return type === 16 ? Number(entries.getBigUint64(at, isLittle)) : undefined;
}

const placeAt = (view: DataView, at: number, { isLittle, isBig }: Shape): number =>
  isBig ? Number(view.getBigUint64(at, isLittle)) : view.getUint32(at, isLittle);
