import fs from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { DomainError } from '../kernel/errors.ts';
import { cleanSvg } from './brand/clean-svg.ts';
import { readBitmap } from './content/read-bitmap.ts';

export interface CleanImage {
  suffix: string;
  mime: string;
  width: number;
  height: number;
  size: number;
}

interface Target {
  suffix: string;
  /** How the image library calls what it read; nothing where it cannot read the format itself. */
  format?: string;
  write: (image: Sharp) => Sharp;
}

/** What an image of each type is stored as. Types that are not listed are not stored at all. */
const targets: Record<string, Target> = {
  'image/jpeg': { suffix: 'jpg', format: 'jpeg', write: (image) => image.jpeg({ quality: 90 }) },
  'image/png': { suffix: 'png', format: 'png', write: (image) => image.png() },
  'image/webp': { suffix: 'webp', format: 'webp', write: (image) => image.webp({ quality: 90 }) },
  'image/gif': { suffix: 'gif', format: 'gif', write: (image) => image.gif() },
  'image/avif': { suffix: 'avif', format: 'heif', write: (image) => image.avif({ quality: 70 }) },
  'image/bmp': { suffix: 'png', write: (image) => image.png() },
};

/** Whether it is a picture that can be written anew. */
export const isRewritable = (mime: string): boolean => mime in targets;

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** A small file may unfold to anything: a photograph of 50 megapixels is the most, all frames together. */
const maxPixels = 50_000_000;
const maxBitmapPixels = 16_000_000;
const maxFrames = 300;
const maxSeconds = 30;

/** Each image in work may hold 200 MB of pixels. */
const atOnce = pLimit(2);

/**
 * Decodes an image and writes its pixels anew to `to`: upright, without metadata, and without whatever else was in the
 * file; a JPEG without its end gets one. Throws `upload_image_invalid` for what is broken, unfolds too far, takes too long, or is not the type it says;
 * a fault of the disk stays what it is.
 */
export async function cleanImage(from: string, mime: string, to: string): Promise<CleanImage> {
  if (mime === 'image/svg+xml') return cleanDrawing(from, to);
  return atOnce(async () => {
    const target = targets[mime];
    if (!target) throw new DomainError('upload_image_invalid');
    try {
      const info = await writeAnew(target, from, to);
      const { width, size } = info;
      const height = info.pageHeight ?? info.height;
      return { suffix: target.suffix, mime: types[target.suffix] ?? mime, width, height, size };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).errno !== undefined) throw error;
      throw new DomainError('upload_image_invalid');
    }
  });
}

/** A drawing stays one: what of it does more than draw is left out. */
async function cleanDrawing(from: string, to: string): Promise<CleanImage> {
  const clean = cleanSvg(await fs.readFile(from));
  if (!clean) throw new DomainError('upload_image_invalid');
  const { svg, width, height } = clean;
  await fs.writeFile(to, svg);
  return { suffix: 'svg', mime: 'image/svg+xml', width, height, size: Buffer.byteLength(svg) };
}

async function writeAnew(target: Target, from: string, to: string): Promise<OutputInfo> {
  const write = async (image: Sharp) => target.write(image).timeout({ seconds: maxSeconds }).toFile(to);
  if (!target.format) return write(await readBitmap(from, maxBitmapPixels));
  const { format } = target;
  try {
    return await write(await openImage(from, format));
  } catch (error) {
    if (format !== 'jpeg' || (error as NodeJS.ErrnoException).errno !== undefined) throw error;
    // Some cameras and programs leave out the marker that ends a picture. With it, nothing else may be missing.
    await fs.appendFile(from, endOfJpeg);
    return write(await openImage(from, format, 'warning'));
  }
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/** Reads the header only; the pixels follow when the result is written. */
async function openImage(path: string, format: string, failOn: 'error' | 'warning' = 'error'): Promise<Sharp> {
  const options = { limitInputPixels: maxPixels, failOn, sequentialRead: true } as const;
  const { pages = 1, ...header } = await sharp(path, options).metadata();
  if (header.format !== format || pages > maxFrames) throw new RangeError('not an image to store');
  if (header.width * header.height * pages > maxPixels) throw new RangeError('too many pixels');
  return pages > 1 ? sharp(path, { ...options, animated: true }) : sharp(path, options).autoOrient();
}
