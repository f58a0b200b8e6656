import type { Content } from '../upload-rules.ts';
import { firstBytes } from './first-bytes.ts';

const avif: Content = { ext: 'avif', mime: 'image/avif' };
const heic: Content = { ext: 'heic', mime: 'image/heic' };

/** Brands of a picture in the container of films (ISO/IEC 23008-12): which of the two codecs it is in. */
const brands: Record<string, Content> = {
  avif,
  avis: avif,
  heic,
  heix: heic,
  hevc: heic,
  hevx: heic,
  heim: heic,
  heis: heic,
};

export const isImage = (suffix: string): boolean => ['avif', 'heic', 'heif'].includes(suffix);

/** By the first of its brands that says it: the main one is often `mif1`, which says that it is a picture and no more. */
export async function recogniseImage(path: string): Promise<Content | undefined> {
  const head = await firstBytes(path, 256);
  if (head.byteLength < 16 || head.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(head.byteLength, head.readUInt32BE(0));
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) {
    const found = brands[head.toString('latin1', at, at + 4)];
    if (found) return found;
  }
  return undefined;
}
