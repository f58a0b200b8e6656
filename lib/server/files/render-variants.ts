import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { dirname } from 'node:path';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { ServerEnv } from '../env.ts';
import { addressOf, type FileDriver } from './driver.ts';
import { newDraftPath } from './receive-file.ts';
import type { FileVariant } from './tables.ts';

/** Widths in pixels: a card on a phone, a card on a sharp screen, a product's gallery. None is larger than the picture. */
const widths = [320, 640, 1200];

/** For photographs; effort 2 is where AVIF stops getting much smaller for the time it takes. */
const formats = [
  { ending: 'avif', mime: 'image/avif', write: (image: Sharp) => image.avif({ quality: 58, effort: 2 }) },
  { ending: 'webp', mime: 'image/webp', write: (image: Sharp) => image.webp({ quality: 82, effort: 3 }) },
] as const;

/** Each keeps several threads of the image library busy. */
const atOnce = pLimit(1);

interface RenderedImage {
  /** Narrowest first, both formats of a width together. */
  variants: FileVariant[];
  /** Hex; shown while the picture loads. */
  dominantColour: string;
}

/** Writes an image at each width in each format below `<stem>-<width>`; answers where. */
export async function renderVariants(
  env: ServerEnv,
  driver: FileDriver,
  { bytes, stem }: { bytes: Buffer; stem: string },
): Promise<RenderedImage> {
  return atOnce(async () => {
    const image = sharp(bytes).flatten({ background: '#ffffff' });
    const { width: full = 0, height = 0 } = await image.metadata();
    const { dominant } = await image.clone().resize(64).stats();
    const requested = [...new Set(widths.map((width) => Math.min(width, full)))];
    const variants: FileVariant[] = [];
    for (const width of requested) {
      const size = { width, height: Math.max(1, Math.round((height / full) * width)) };
      for (const { ending, mime, write } of formats) {
        const content = await write(image.clone().resize(size.width, size.height, { fit: 'fill' })).toBuffer();
        const key = `${stem}-${width}.${ending}`;
        await store(env, driver, { key, content });
        variants.push({ url: addressOf(key), mime, ...size, size: content.byteLength });
      }
    }
    return { variants, dominantColour: toHex(dominant) };
  });
}

async function store(env: ServerEnv, driver: FileDriver, { key, content }: { key: string; content: Buffer }) {
  const path = newDraftPath(env);
  await fs.mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await fs.writeFile(path, content);
    await driver.put(key, { path, size: content.byteLength, sha256: sha256(content) });
  } finally {
    await fs.rm(path, { force: true });
  }
}

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

const toHex = ({ r, g, b }: { r: number; g: number; b: number }) =>
  `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
