import { createHash } from 'node:crypto';
import type { ServerEnv } from '../env.ts';
import { addressOf } from './driver.ts';
import { findStoredBytes, saveFile } from './local-driver.ts';
import type { NewFile } from './repository.ts';
import type { FileVariant } from './tables.ts';

type Format = FileVariant['mime'];

/** An image in one size and format. */
export interface Rendition {
  mime: Format;
  width: number;
  height: number;
  bytes: Uint8Array;
}

interface ImageToSave {
  topic: string;
  /** Names the content: the same name is the same image. */
  name: string;
  dominantColour: string;
  sizes: { width: number; height: number }[];
  /** Called only when a rendition is missing, so a run that was interrupted goes on where it stopped. */
  render: () => Promise<Rendition[]>;
}

const endings: Record<Format, string> = { 'image/avif': 'avif', 'image/webp': 'webp' };
const formats = Object.keys(endings) as Format[];

/**
 * Stores an image in all its sizes and formats; the largest WebP, which every browser shows, stands for the file
 * itself. Answers the row to record.
 */
export async function saveImageVariants(env: ServerEnv, image: ImageToSave): Promise<NewFile> {
  const requested = image.sizes.flatMap((size) => formats.map((mime) => ({ ...size, mime })));
  const keyOf = ({ mime, width }: { mime: Format; width: number }) =>
    `${image.topic}/${image.name}-${width}.${endings[mime]}`;
  let stored = await Promise.all(requested.map((item) => findStoredBytes(env, keyOf(item))));
  if (stored.includes(undefined)) {
    const renditions = await image.render();
    await Promise.all(renditions.map((item) => saveFile(env, keyOf(item), item.bytes)));
    stored = requested.map((item) => renditions.find((it) => it.mime === item.mime && it.width === item.width)?.bytes);
  }
  const variants = requested.map((item, index) => ({
    ...item,
    url: addressOf(keyOf(item)),
    size: stored[index]?.byteLength ?? 0,
  }));
  const [main] = variants.filter(({ mime }) => mime === 'image/webp').sort((left, right) => right.width - left.width);
  const bytes = main && stored[variants.indexOf(main)];
  if (!main || !bytes) throw new RangeError(`no WebP rendition of ${image.name}`);
  return {
    storage: 'local',
    topic: image.topic,
    path: keyOf(main),
    url: main.url,
    name: `${image.name}.webp`,
    mime: main.mime,
    size: main.size,
    width: main.width,
    height: main.height,
    dominantColour: image.dominantColour,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    variants,
  };
}
