import fs from 'node:fs/promises';
import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';

const headerBytes = 54;

/**
 * A BMP as pixels: the image library does not read that format. What the header promises is looked at before anything is
 * reserved for it; a header that lies makes this throw.
 */
export async function readBitmap(path: string, maxPixels: number): Promise<Sharp> {
  const bytes = await fs.readFile(path);
  if (bytes.byteLength < headerBytes) throw new RangeError('no bitmap header');
  const [width, height, colours] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22)), bytes.readUInt32LE(46)];
  if (width < 1 || height < 1 || width * height > maxPixels) throw new RangeError('bitmap too large');
  if (colours > 256) throw new RangeError('bitmap with too many colours');
  const { data } = decode(bytes, { toRGBA: true });
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}
