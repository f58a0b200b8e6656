import path from 'node:path';
import sharp from 'sharp';
import type { ServerEnv } from '../env.ts';
import { readStored } from './drawings.ts';
import { saveFile } from './local-driver.ts';

/** What networks show for a shared link: 1200 × 630, and JPEG, because some of them read nothing newer. */
const width = 1200;
const height = 630;
const ending = /-social\.jpg$/;

const mark = path.resolve(import.meta.dirname, '../../../public/favicon.svg');

/**
 * Makes and stores the sharing picture of a stored WebP when its key, `….webp` written as `…-social.jpg`, is asked for
 * the first time: the picture at full height on its own ground, the shop's mark beside it. Answers whether it is there.
 */
export async function ensureSocialImage(env: ServerEnv, key: string): Promise<boolean> {
  if (!ending.test(key)) return false;
  const bytes = await readStored(env, key.replace(ending, '.webp'));
  if (!bytes) return false;
  await saveFile(env, key, await compose(bytes));
  return true;
}

async function compose(bytes: Uint8Array): Promise<Buffer> {
  const picture = await sharp(bytes).resize(height, height, { fit: 'cover' }).removeAlpha().toBuffer();
  const side = 132;
  return sharp({ create: { width, height, channels: 3, background: await groundOf(picture) } })
    .composite([
      { input: picture, left: width - height, top: 0 },
      { input: await sharp(mark).resize(side, side).toBuffer(), left: 84, top: 84 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** The colour of the upper left corner: a drawing goes on without an edge, a photograph gets a fitting frame. */
async function groundOf(picture: Buffer): Promise<{ r: number; g: number; b: number }> {
  const [r = 239, g = 232, b = 218] = await sharp(picture)
    .extract({ left: 0, top: 0, width: 8, height: 8 })
    .resize(1, 1)
    .raw()
    .toBuffer();
  return { r, g, b };
}
