import { createHash } from 'node:crypto';
import type { ServerEnv } from '../env.ts';
import { saveFile } from './local-driver.ts';
import type { NewFile } from './repository.ts';
import type { FileVariant } from './tables.ts';

export interface ImageRendition {
  mime: FileVariant['mime'];
  width: number;
  height: number;
  bytes: Uint8Array;
}

interface ImageToSave {
  topic: string;
  name: string;
  dominantColour: string;
  renditions: ImageRendition[];
  now: Date;
}

/**
 * Stores an image in all its sizes and formats; the largest WebP, which every browser shows, stands for the file itself.
 * Answers the row to record. Throws when there is no WebP among the renditions.
 */
export async function saveImageVariants(env: ServerEnv, image: ImageToSave): Promise<NewFile> {
  const saved = await Promise.all(
    image.renditions.map(async ({ mime, width, height, bytes }) => {
      const ending = mime === 'image/avif' ? 'avif' : 'webp';
      const stored = await saveFile(env, { topic: image.topic, ending, bytes, now: image.now });
      return { stored, mime, width, height, bytes };
    }),
  );
  const [main] = saved.filter(({ mime }) => mime === 'image/webp').sort((left, right) => right.width - left.width);
  if (!main) throw new RangeError(`no WebP rendition of ${image.name}`);
  return {
    storage: 'local',
    topic: image.topic,
    path: main.stored.path,
    url: main.stored.url,
    name: `${image.name}.webp`,
    mime: main.mime,
    size: main.stored.size,
    width: main.width,
    height: main.height,
    dominantColour: image.dominantColour,
    sha256: createHash('sha256').update(main.bytes).digest('hex'),
    variants: saved.map(({ stored, mime, width, height }) => ({
      url: stored.url,
      mime,
      width,
      height,
      size: stored.size,
    })),
  };
}
