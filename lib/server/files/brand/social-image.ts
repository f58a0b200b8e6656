import sharp from 'sharp';
import { pictureVersion } from '#lib/utils/files/picture-version.ts';
import type { ServerContext } from '../../db/context.ts';
import { readStored } from '../drawings.ts';
import { findStoredBytes, saveFile } from '../local-driver.ts';
import { liveIcon } from './shop-icon.ts';

/** What networks show for a shared link: 1200 × 630, and JPEG, because some of them read nothing newer. */
const width = 1200;
const height = 630;
/** What follows the name of the picture: the version of the icon that it is asked for with, where the address says one. */
const ending = /-social(?:-([a-z0-9]{1,12}))?\.jpg$/i;

/** Whether a key is one of a sharing picture. */
export const isSocialImage = (key: string): boolean => ending.test(key);

interface SocialImage {
  key: string;
  /** False: another icon, another picture under the address that was asked for. */
  isOwnAddress: boolean;
}

type Reading = (address: string) => Promise<Uint8Array | undefined>;

/**
 * The key under which the sharing picture of a stored WebP lies, for its address, `….webp` written as `…-social-{icon}.jpg`. It is made
 * when it is asked for the first time, and anew for each icon that the shop has: the picture at full height on its own ground, the icon
 * beside it. One with an icon of before is shown as long as it is there; an address without an icon, or with one that nobody has made a
 * picture with, shows the present one, and is not the address of it. `read` gives the bytes of a public address. Undefined where there is
 * no such picture.
 */
export async function findSocialImage(
  ctx: ServerContext,
  key: string,
  read: Reading,
): Promise<SocialImage | undefined> {
  const [suffix = '', asked] = ending.exec(key) ?? [];
  if (asked !== undefined && (await findStoredBytes(ctx.env, key))) return { key, isOwnAddress: true };
  // While the database is away a picture is shared all the same, without the icon.
  const icon = await liveIcon(ctx).catch(() => '');
  const version = pictureVersion(icon);
  const stem = key.slice(0, -suffix.length);
  const made = version ? `${stem}-social-${version}.jpg` : `${stem}-social.jpg`;
  const found = { key: made, isOwnAddress: asked === version && version !== '' };
  if (await findStoredBytes(ctx.env, made)) return found;
  const bytes = await readStored(ctx.env, `${stem}.webp`);
  if (!bytes) return undefined;
  await saveFile(ctx.env, made, await compose(bytes, icon ? await read(icon) : undefined));
  return found;
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
