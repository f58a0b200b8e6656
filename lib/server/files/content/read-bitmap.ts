import fs from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { readBitmapHead } from './bitmap-head.ts';
import { readRows } from './bitmap-rows.ts';
import { readRuns } from './bitmap-runs.ts';

/**
 * A BMP as pixels: the image library does not read that format. What the header promises is looked at before anything is
 * reserved for it; a header that lies makes this throw.
 */
export async function readBitmap(path: string, mostPixels: number): Promise<Sharp> {
  const bytes = await fs.readFile(path);
  const head = readBitmapHead(bytes, mostPixels);
  const { data, channels } = head.packing === 'none' ? readRows(bytes, head) : readRuns(bytes, head);
  return sharp(data, { raw: { width: head.width, height: head.height, channels } });
}
