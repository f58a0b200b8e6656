import type { ArtworkFacts } from './artwork-facts.ts';

type Size = { width: number; height: number } | undefined;

/** Sizes stand in the first bytes, but for photographs with a lot in front of the picture. */
const headBytes = 1024 * 1024;

/** How many pixels a picture has; it is not unfolded for that. */
export async function readPicture(file: Blob): Promise<ArtworkFacts> {
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
  const size = readers.map((read) => attempt(() => read(head))).find((found) => found !== undefined);
  const found =
    size ??
    (startsWith(head, 'II') || startsWith(head, 'MM') ? await readTiff(file).catch(() => undefined) : undefined);
  const isSize = found && found.width > 0 && found.height > 0;
  return isSize ? { kind: 'pixels', ...found } : { kind: 'unread', reason: 'broken' };
}

const readers: ((head: DataView) => Size)[] = [readPng, readJpeg, readPhotoshop, readGif, readWebp, readBitmap];

function attempt(read: () => Size): Size {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function startsWith(head: DataView, text: string, from = 0): boolean {
  return [...text].every((sign, at) => from + at < head.byteLength && head.getUint8(from + at) === sign.charCodeAt(0));
}

function readPng(head: DataView): Size {
  if (!startsWith(head, '\u0089PNG')) return undefined;
  return { width: head.getUint32(16), height: head.getUint32(20) };
}

/** The frame header: its markers are C0 to CF without tables (C4), reserved (C8) and arithmetic conditions (CC). */
function readJpeg(head: DataView): Size {
  if (!startsWith(head, '\u00ff\u00d8')) return undefined;
  for (let at = 2; ; at += 2 + head.getUint16(at + 2)) {
    while (head.getUint8(at) === 0xff && head.getUint8(at + 1) === 0xff) at += 1;
    const marker = head.getUint8(at + 1);
    if (head.getUint8(at) !== 0xff || marker === 0xd9 || marker === 0xda) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: head.getUint16(at + 7), height: head.getUint16(at + 5) };
  }
}

function readPhotoshop(head: DataView): Size {
  if (!startsWith(head, '8BPS')) return undefined;
  return { width: head.getUint32(18), height: head.getUint32(14) };
}

function readGif(head: DataView): Size {
  if (!startsWith(head, 'GIF8')) return undefined;
  return { width: head.getUint16(6, true), height: head.getUint16(8, true) };
}

function readWebp(head: DataView): Size {
  if (!startsWith(head, 'RIFF') || !startsWith(head, 'WEBP', 8)) return undefined;
  if (startsWith(head, 'VP8X', 12)) {
    const side = (at: number) => 1 + head.getUint16(at, true) + head.getUint8(at + 2) * 65_536;
    return { width: side(24), height: side(27) };
  }
  if (startsWith(head, 'VP8L', 12)) {
    const bits = head.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  return { width: head.getUint16(26, true) & 0x3fff, height: head.getUint16(28, true) & 0x3fff };
}

function readBitmap(head: DataView): Size {
  if (!startsWith(head, 'BM')) return undefined;
  return { width: Math.abs(head.getInt32(18, true)), height: Math.abs(head.getInt32(22, true)) };
}

const tiffWidth = 256;
const tiffHeight = 257;

/** The table of a TIFF stands where the file likes, often at its end. */
async function readTiff(file: Blob): Promise<Size> {
  const view = async (from: number, length: number) =>
    new DataView(await file.slice(from, from + length).arrayBuffer());
  const start = await view(0, 8);
  const isLittle = start.getUint8(0) === 0x49;
  if (start.getUint16(2, isLittle) !== 42) return undefined;
  const table = start.getUint32(4, isLittle);
  const count = (await view(table, 2)).getUint16(0, isLittle);
  const entries = await view(table + 2, count * 12);
  const read = (tag: number) => {
    for (let at = 0; at + 12 <= entries.byteLength; at += 12) {
      if (entries.getUint16(at, isLittle) !== tag) continue;
      const isShort = entries.getUint16(at + 2, isLittle) === 3;
      return isShort ? entries.getUint16(at + 8, isLittle) : entries.getUint32(at + 8, isLittle);
    }
    return 0;
  };
  return { width: read(tiffWidth), height: read(tiffHeight) };
}
