import sharp from 'sharp';
import type { ServerContext } from '../db/context.ts';
import { getLiveLook } from '../site/index.ts';
import { iconOf } from './brand/shop-icon.ts';
import { readStored } from './drawings.ts';
import { findStoredBytes, saveFile } from './local-driver.ts';

/** What networks show for a shared link: 1200 × 630, and JPEG, because some of them read nothing newer. */
const width = 1200;
const height = 630;
const ending = /-social\.jpg$/;

/** Whether a key is one of a sharing picture. */
export const isSocialImage = (key: string): boolean => ending.test(key);

type Reading = (address: string) => Promise<Uint8Array | undefined>;

/**
 * The key under which the sharing picture of a stored WebP lies, for its address, `….webp` written as `…-social.jpg`. It is made when
 * it is asked for the first time, and anew for each look that is published: the picture at full height on its own ground, the shop's
 * icon beside it. `read` gives the bytes of a public address. Undefined where there is no such picture.
 */
export async function findSocialImage(ctx: ServerContext, key: string, read: Reading): Promise<string | undefined> {
  // While the database is away a picture is shared all the same, without the icon.
  const { id, look } = await getLiveLook(ctx).catch(() => ({ id: 0, look: undefined }));
  const made = id === 0 ? key : key.replace(ending, `-social-${id}.jpg`);
  if (await findStoredBytes(ctx.env, made)) return made;
  const bytes = await readStored(ctx.env, key.replace(ending, '.webp'));
  if (!bytes) return undefined;
  await saveFile(ctx.env, made, await compose(bytes, look && (await read(await iconOf(ctx, look)))));
  return made;
}

async function compose(bytes: Uint8Array, icon: Uint8Array | undefined): Promise<Buffer> {
  const picture = await sharp(bytes).resize(height, height, { fit: 'cover' }).removeAlpha().toBuffer();
  const side = 132;
  const mark = icon && (await sharp(icon, { density: 300 }).resize(side, side, { fit: 'inside' }).png().toBuffer());
  return sharp({ create: { width, height, channels: 3, background: await groundOf(picture) } })
    .composite([
      { input: picture, left: width - height, top: 0 },
      ...(mark ? [{ input: mark, left: 84, top: 84 }] : []),
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
