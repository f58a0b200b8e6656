import type { ServerEnv } from '../env.ts';
import { type NewFile, saveDrawing } from '../files/index.ts';
import { dominantColour, drawPicture } from './pictures/draw-picture.ts';
import type { PictureSpec, SeedPicture } from './seed-types.ts';

/** The same picture is drawn once, whoever shows it, and whatever it is the picture of. */
export function pictureKey({ shows: _, ...picture }: SeedPicture): string {
  return JSON.stringify(picture);
}

/** Draws and stores the pictures; answers the file row of each by `pictureKey`. */
export async function savePictures(env: ServerEnv, pictures: PictureSpec[]): Promise<Map<string, NewFile>> {
  const requested = new Map(pictures.map((picture) => [pictureKey(picture), picture]));
  const saved = new Map<string, NewFile>();
  for (const [key, picture] of requested) {
    const drawing = { svg: drawPicture(picture), dominantColour: dominantColour(picture) };
    saved.set(key, await saveDrawing(env, drawing));
  }
  return saved;
}
