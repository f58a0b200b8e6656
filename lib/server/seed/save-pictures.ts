import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ServerEnv } from '../env.ts';
import { type NewFile, type Rendition, saveImageVariants } from '../files/index.ts';
import { dominantColour, drawPicture } from './pictures/draw-picture.ts';
import { renderPicture } from './pictures/render-picture.ts';
import type { PictureSpec, SeedPicture } from './seed-types.ts';

/** Widths in pixels: a card on a phone, a card on a sharp screen, a product's gallery. Pictures are square. */
export const pictureWidths = [320, 640, 1200];

/** What the largest width costs is three quarters of the whole: for a shop that a test opens. */
export const smallWidths = pictureWidths.slice(0, 2);

/** Two at a time: each keeps several threads of the image library busy. */
const atOnce = 2;

const topic = 'demo';

/** The same picture is drawn once, whoever shows it, and whatever it is the picture of. */
export function pictureKey({ shows: _, ...picture }: SeedPicture): string {
  return JSON.stringify(picture);
}

/**
 * Draws, renders and stores the pictures; answers the file row of each by `pictureKey`. Files are named by what they
 * show: those that are there from an interrupted run are not rendered again.
 */
export async function savePictures(
  env: ServerEnv,
  pictures: PictureSpec[],
  { widths, onProgress }: { widths: number[]; onProgress: (done: number, total: number) => void },
): Promise<Map<string, NewFile>> {
  const requested = [...new Map(pictures.map((picture) => [pictureKey(picture), picture]))];
  const saved = new Map<string, NewFile>();
  const queue = requested.values();
  const work = async () => {
    for (const [key, picture] of queue) {
      saved.set(key, await savePicture(env, picture, widths));
      onProgress(saved.size, requested.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return saved;
}

function savePicture(env: ServerEnv, picture: PictureSpec, widths: number[]): Promise<NewFile> {
  const svg = drawPicture(picture);
  return saveImageVariants(env, {
    topic,
    name: createHash('sha256').update(svg).digest('hex').slice(0, 24),
    dominantColour: dominantColour(picture),
    sizes: widths.map((width) => ({ width, height: width })),
    render: () => renderPicture(svg, widths),
  });
}

/** One small plain tile for every picture: for tests, where nobody looks and time matters. */
export async function savePlainTile(env: ServerEnv, pictures: PictureSpec[]): Promise<Map<string, NewFile>> {
  const side = 16;
  const tile = sharp({ create: { width: side, height: side, channels: 3, background: '#efe8da' } });
  const rendition = async (mime: Rendition['mime'], bytes: Promise<Buffer>): Promise<Rendition> => ({
    mime,
    width: side,
    height: side,
    bytes: await bytes,
  });
  const file = await saveImageVariants(env, {
    topic,
    name: 'plain-tile',
    dominantColour: '#efe8da',
    sizes: [{ width: side, height: side }],
    render: () =>
      Promise.all([
        rendition('image/avif', tile.clone().avif().toBuffer()),
        rendition('image/webp', tile.clone().webp().toBuffer()),
      ]),
  });
  return new Map(pictures.map((picture) => [pictureKey(picture), file]));
}
