import sharp, { type Sharp } from 'sharp';
import { brandTopic } from '#lib/contract/files/upload-topics.ts';
import { type IconSize, iconSizes } from '#lib/look/icon-address.ts';
import type { ServerEnv } from '../../env.ts';
import { saveFile } from '../local-driver.ts';

/** Of uploads for the look, and of what the shop draws itself: sizes of anything else are nobody's to order. */
const topics = [brandTopic, 'look'];
const endings = Object.values(iconSizes).map((ending) => ending.replaceAll('.', '\\.'));
const sized = new RegExp(`^((?:${topics.join('|')})/(?:\\d{8}/)?[A-Za-z0-9_-]{8,70})-(${endings.join('|')})$`);

const sources = ['svg', 'png', 'webp', 'jpg', 'jpeg'];

/**
 * Makes and stores a size of an icon when its key is asked for the first time. `read` gives the bytes of a public key. Answers
 * whether it is there.
 */
export async function ensureIcon(
  env: ServerEnv,
  key: string,
  read: (key: string) => Promise<Uint8Array | undefined>,
): Promise<boolean> {
  const [, stem, ending] = sized.exec(key) ?? [];
  const size = (Object.keys(iconSizes) as IconSize[]).find((each) => iconSizes[each] === ending);
  if (!stem || !size) return false;
  for (const suffix of sources) {
    const bytes = await read(`${stem}.${suffix}`);
    if (!bytes) continue;
    await saveFile(env, key, await makers[size](bytes));
    return true;
  }
  return false;
}

const makers: Record<IconSize, (icon: Uint8Array) => Promise<Buffer>> = {
  ico: async (icon) => packIco(await Promise.all([16, 32, 48].map((side) => png(plain(icon, side))))),
  small: (icon) => png(plain(icon, 32)),
  apple: (icon) => onGround(icon, 180, 1),
  home: (icon) => png(plain(icon, 192)),
  large: (icon) => png(plain(icon, 512)),
  maskable: (icon) => onGround(icon, 512, 0.8),
};

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Fine lines of a drawing keep their weight when it is drawn larger first. */
const plain = (icon: Uint8Array, side: number): Sharp =>
  sharp(icon, { density: 300 }).resize(side, side, { fit: 'contain', background: clear });

const png = (image: Sharp): Promise<Buffer> => image.png({ compressionLevel: 9 }).toBuffer();

/** Full to its edges, on the colour that the icon has at its upper edge; on white where it has none there. */
async function onGround(icon: Uint8Array, side: number, scale: number): Promise<Buffer> {
  const { data } = await plain(icon, 64).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (3 * 64 + 32) * 4;
  const [r = 255, g = 255, b = 255, alpha = 0] = data.subarray(at, at + 4);
  const background = alpha > 200 ? { r, g, b } : { r: 255, g: 255, b: 255 };
  const inner = await png(plain(icon, Math.round(side * scale)));
  return png(sharp({ create: { width: side, height: side, channels: 3, background } }).composite([{ input: inner }]));
}

/** Pictures in the container of icons, each as a PNG, which every browser of today reads there. */
function packIco(pictures: Buffer[]): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = 6 + 16 * pictures.length;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(16);
    // Width and height of a PNG stand in its header.
    entry.writeUInt8(picture.readUInt32BE(16), 0);
    entry.writeUInt8(picture.readUInt32BE(20), 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures]);
}
