import type { BitmapHead, ColourMask } from './bitmap-head.ts';

/** Pixels from the top left on: three bytes each, or four where the picture has an alpha. */
export interface Pixels {
  data: Uint8Array;
  channels: 3 | 4;
}

/** The pixels of a BMP that is not packed. Throws a `RangeError` where the file has fewer than it says. */
export function readRows(bytes: Buffer, head: BitmapHead): Pixels {
  const { width, height, bits, pixelsAt, isTopDown } = head;
  const stride = Math.ceil((width * bits) / 32) * 4;
  // Some programs leave out what fills the last row up.
  const needed = pixelsAt + stride * (height - 1) + Math.ceil((width * bits) / 8);
  if (needed > bytes.byteLength) throw new RangeError('bitmap: pixels are missing');
  const channels = head.masks[3] ? 4 : 3;
  const data = new Uint8Array(width * height * channels);
  const readRow = bits <= 8 ? indexedRow(bytes, head) : bits === 24 ? plainRow(bytes, head) : maskedRow(bytes, head);
  for (let row = 0; row < height; row += 1) {
    const from = pixelsAt + stride * (isTopDown ? row : height - 1 - row);
    readRow(from, data, row * width * channels);
  }
  return { data: channels === 4 ? visible(data) : data, channels };
}

type RowReader = (from: number, data: Uint8Array, to: number) => void;

function indexedRow(bytes: Buffer, { width, bits, palette }: BitmapHead): RowReader {
  const [perByte, mask] = [8 / bits, 2 ** bits - 1];
  return (from, data, to) => {
    for (let x = 0; x < width; x += 1) {
      const byte = bytes[from + Math.floor(x / perByte)] ?? 0;
      const colour = ((byte >> (8 - bits - (x % perByte) * bits)) & mask) * 3;
      const at = to + x * 3;
      // A colour that is not in the palette is black.
      data[at] = palette[colour] ?? 0;
      data[at + 1] = palette[colour + 1] ?? 0;
      data[at + 2] = palette[colour + 2] ?? 0;
    }
  };
}

function plainRow(bytes: Buffer, { width }: BitmapHead): RowReader {
  return (from, data, to) => {
    for (let x = 0; x < width * 3; x += 3) {
      data[to + x] = bytes[from + x + 2] ?? 0;
      data[to + x + 1] = bytes[from + x + 1] ?? 0;
      data[to + x + 2] = bytes[from + x] ?? 0;
    }
  };
}

function maskedRow(bytes: Buffer, { width, bits, masks }: BitmapHead): RowReader {
  const [red, green, blue, alpha] = masks;
  const [step, channels] = [bits / 8, alpha ? 4 : 3];
  return (from, data, to) => {
    for (let x = 0; x < width; x += 1) {
      const pixel = step === 2 ? bytes.readUInt16LE(from + x * 2) : bytes.readUInt32LE(from + x * 4);
      const at = to + x * channels;
      data[at] = shareOf(pixel, red);
      data[at + 1] = shareOf(pixel, green);
      data[at + 2] = shareOf(pixel, blue);
      if (alpha) data[at + 3] = shareOf(pixel, alpha);
    }
  };
}

/** A share of the most there can be, of 255. */
const shareOf = (pixel: number, { shift, most }: ColourMask): number =>
  most === 0 ? 0 : Math.round((((pixel >>> shift) & most) >>> 0) * (255 / most));

/** Programs that know of no alpha leave it at nought: nobody saves a picture of which nothing is seen. */
function visible(data: Uint8Array): Uint8Array {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return data;
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return data;
}
