/** Bits of a pixel that are one colour: how far they are to be moved, and the largest value they can have. */
export interface ColourMask {
  shift: number;
  most: number;
}

/** What a BMP says of itself, made sure of. */
export interface BitmapHead {
  width: number;
  height: number;
  isTopDown: boolean;
  bits: number;
  /** How its pixels are packed, if they are. */
  packing: 'none' | 'rle4' | 'rle8' | 'rle24';
  /** Red, green, blue and, where it has any, alpha; of pixels of 16 and 32 bits. */
  masks: [ColourMask, ColourMask, ColourMask, ColourMask | undefined];
  /** Red, green and blue of each colour in turn. */
  palette: Uint8Array;
  pixelsAt: number;
}

const fileHeadBytes = 14;
/** OS/2 1.x, which has sizes of 16 bits and colours of three bytes. */
const coreBytes = 12;
const [os2ShortBytes, os2Bytes] = [16, 64];
/** From this one on the masks are a part of the header (BITMAPV2INFOHEADER). */
const withMasksBytes = 52;
const withAlphaBytes = 56;

const refuse = (why: string): never => {
  throw new RangeError(`bitmap: ${why}`);
};

/**
 * Reads the header of a BMP of Windows (versions 3 to 5) or OS/2 (1.x, 2.x), and its palette. Throws a `RangeError` for what lies, is
 * larger than `mostPixels`, or is packed in a way that only printers use (JPEG, PNG, fax).
 */
export function readBitmapHead(bytes: Buffer, mostPixels: number): BitmapHead {
  if (bytes.byteLength < fileHeadBytes + coreBytes || bytes.toString('latin1', 0, 2) !== 'BM') refuse('no header');
  const size = bytes.readUInt32LE(14);
  const isCore = size === coreBytes;
  if (!isCore && (size < os2ShortBytes || size > 1024 || bytes.byteLength < fileHeadBytes + size)) refuse('no header');
  const word = (at: number) => (at + 4 <= fileHeadBytes + size ? bytes.readUInt32LE(at) : 0);
  const width = isCore ? bytes.readUInt16LE(18) : bytes.readInt32LE(18);
  const lines = isCore ? bytes.readUInt16LE(20) : bytes.readInt32LE(22);
  const height = Math.abs(lines);
  if (width < 1 || height < 1 || width * height > mostPixels) refuse('too large');
  const bits = bytes.readUInt16LE(isCore ? 24 : 28);
  const isOs2 = size === os2ShortBytes || size === os2Bytes;
  const packing = packingOf(isCore ? 0 : word(30), bits, isOs2);
  const masksAfter = !isCore && size < withMasksBytes ? maskBytes(word(30), isOs2) : 0;
  const masks = masksOf(bytes, { bits, method: isCore || isOs2 ? 0 : word(30), size });
  const paletteAt = fileHeadBytes + size + masksAfter;
  const palette = readPalette(bytes, { at: paletteAt, bits, isCore, used: isCore ? 0 : word(46) });
  const stated = bytes.readUInt32LE(10);
  const pixelsAt = stated < paletteAt ? paletteAt + (palette.length / 3) * (isCore ? 3 : 4) : stated;
  return { width, height, isTopDown: lines < 0, bits, packing, masks, palette, pixelsAt };
}

const methods = { plain: 0, rle8: 1, rle4: 2, masks: 3, os2Rle24: 4, masksWithAlpha: 6 };

const isMasked = (method: number): boolean => method === methods.masks || method === methods.masksWithAlpha;

function packingOf(method: number, bits: number, isOs2: boolean): BitmapHead['packing'] {
  if (method === methods.plain && [1, 2, 4, 8, 16, 24, 32].includes(bits)) return 'none';
  if (method === methods.rle8 && bits === 8) return 'rle8';
  if (method === methods.rle4 && bits === 4) return 'rle4';
  if (method === methods.os2Rle24 && isOs2 && bits === 24) return 'rle24';
  if (isMasked(method) && !isOs2 && (bits === 16 || bits === 32)) return 'none';
  return refuse('packed in another way');
}

const maskBytes = (method: number, isOs2: boolean): number =>
  isOs2 || !isMasked(method) ? 0 : method === methods.masks ? 12 : 16;

/** Windows has five bits for a colour where nothing is said of 16, and leaves the fourth byte of 32 alone. */
const usualMasks: Record<number, number[]> = { 16: [0x7c00, 0x3e0, 0x1f], 32: [0xff0000, 0xff00, 0xff] };

function masksOf(
  bytes: Buffer,
  { bits, method, size }: { bits: number; method: number; size: number },
): BitmapHead['masks'] {
  const count = method === methods.masksWithAlpha || size >= withAlphaBytes ? 4 : 3;
  if (isMasked(method) && bytes.byteLength < 54 + 4 * count) refuse('no masks');
  const own = () => Array.from({ length: count }, (_, index) => bytes.readUInt32LE(54 + 4 * index));
  const [red = 0, green = 0, blue = 0, alpha = 0] = isMasked(method) ? own() : (usualMasks[bits] ?? []);
  return [toMask(red), toMask(green), toMask(blue), alpha === 0 ? undefined : toMask(alpha)];
}

/** A mask has its bits beside each other. */
function toMask(mask: number): ColourMask {
  if (mask === 0) return { shift: 0, most: 0 };
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  if ((most & (most + 1)) !== 0) refuse('a mask with holes');
  return { shift, most };
}

interface PalettePlace {
  at: number;
  bits: number;
  isCore: boolean;
  used: number;
}

function readPalette(bytes: Buffer, { at, bits, isCore, used }: PalettePlace): Uint8Array {
  if (used > 256) refuse('too many colours');
  if (bits > 8) return new Uint8Array();
  const entry = isCore ? 3 : 4;
  const most = 2 ** bits;
  const pixelsAt = bytes.readUInt32LE(10);
  const room = Math.floor(((pixelsAt > at ? pixelsAt : bytes.byteLength) - at) / entry);
  const count = Math.min(used === 0 ? most : Math.min(used, most), room);
  if (count < 1 || at + count * entry > bytes.byteLength) refuse('no colours');
  const palette = new Uint8Array(count * 3);
  for (let index = 0; index < count; index += 1) {
    const from = at + index * entry;
    palette.set([bytes[from + 2] ?? 0, bytes[from + 1] ?? 0, bytes[from] ?? 0], index * 3);
  }
  return palette;
}
