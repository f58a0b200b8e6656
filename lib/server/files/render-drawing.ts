import sharp from 'sharp';
import type { FileVariant } from './tables.ts';

/** Side of the square that drawings are made in. */
const drawnSide = 1200;

/**
 * Measured for drawings of this kind on one core: effort 0 writes an AVIF of 640 px in about a tenth of the time
 * effort 4 takes, and the file is a few kilobytes larger; WebP's smart subsampling costs five times its plain encoding
 * for no difference one sees in flat colour.
 */
const avif = { quality: 58, effort: 0, chromaSubsampling: '4:4:4' };
const webp = { quality: 82, effort: 1 };

/** A square drawing as an image of that width. */
export function renderDrawing(svg: Uint8Array, width: number, mime: FileVariant['mime']): Promise<Buffer> {
  const drawn = sharp(svg, { density: (72 * width) / drawnSide })
    .resize(width, width)
    .removeAlpha();
  return (mime === 'image/avif' ? drawn.avif(avif) : drawn.webp(webp)).toBuffer();
}
