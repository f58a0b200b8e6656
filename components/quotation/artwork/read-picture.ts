import type { ArtworkFacts } from './artwork-facts.ts';
import { HeightUnknown, readJpeg } from './read-jpeg.ts';
import { readTiff } from './read-tiff.ts';

type Size = { width: number; height: number } | undefined;

/** Where sizes stand, but for JPEG and TIFF. */
const headBytes = 64 * 1024;

/** How many pixels a picture has; it is not unfolded for that. Any kind under any name: what it is says its content. */
export async function readPicture(file: Blob): Promise<ArtworkFacts> {
  const head = new DataView(await file.slice(0, headBytes).arrayBuffer());
  if (others.some(([text, at]) => startsWith(head, text, at))) return { kind: 'unread', reason: 'format' };
  try {
    const size = readers.map((read) => attempt(() => read(head))).find((found) => found !== undefined);
    const found = size ?? (await readJpeg(file)) ?? (isTiff(head) ? await readTiff(file) : undefined);
    if (found && found.width > 0 && found.height > 0)
      return { kind: 'pixels', width: found.width, height: found.height };
  } catch (error) {
    if (error instanceof HeightUnknown) return { kind: 'unread', reason: 'format' };
    if (!(error instanceof RangeError)) throw error;
  }
  return { kind: 'unread', reason: 'broken' };
}

/** JPEG 2000 and JPEG XL, which nobody looks into here. */
const others: [text: string, at: number][] = [
  ['\0\0\0\u000cjP  ', 0],
  ['\u00ffO\u00ffQ', 0],
  ['\u00ff\n', 0],
  ['\0\0\0\u000cJXL ', 0],
];

const isTiff = (head: DataView): boolean => startsWith(head, 'II') || startsWith(head, 'MM');

const readers: ((head: DataView) => Size)[] = [readPng, readPhotoshop, readGif, readWebp, readBitmap, readHeif];

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

/** What Apple writes has a part of its own before the header. */
function readPng(head: DataView): Size {
  if (!startsWith(head, '\u0089PNG')) return undefined;
  for (let at = 8; at + 24 <= head.byteLength; at += 12 + head.getUint32(at)) {
    if (startsWith(head, 'IHDR', at + 4)) return { width: head.getUint32(at + 8), height: head.getUint32(at + 12) };
  }
  return undefined;
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

/** Sizes of OS/2 have 16 bits. */
function readBitmap(head: DataView): Size {
  if (!startsWith(head, 'BM')) return undefined;
  if (head.getUint32(14, true) === 12) return { width: head.getUint16(18, true), height: head.getUint16(20, true) };
  return { width: Math.abs(head.getInt32(18, true)), height: Math.abs(head.getInt32(22, true)) };
}

/** AVIF and HEIC: the largest of the sizes that are stated of the picture, its tiles and its thumbnail (ISO/IEC 23008-12, 6.5.3). */
function readHeif(head: DataView): Size {
  if (!startsWith(head, 'ftyp', 4)) return undefined;
  let largest: Size;
  for (let at = 8; at + 16 <= head.byteLength; at += 1) {
    if (!startsWith(head, 'ispe', at)) continue;
    const size = { width: head.getUint32(at + 8), height: head.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
