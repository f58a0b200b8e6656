import { and, eq, inArray } from 'drizzle-orm';
import type { Picture } from '#lib/contract/files/picture.ts';
import type { Texts } from '#lib/i18n/texts.ts';
import type { Executor } from '../db/connection.ts';
import { isInLibrary } from './library/in-library.ts';
import { mediaItems } from './media-tables.ts';
import { files } from './tables.ts';
import { toPicture } from './to-picture.ts';

interface FileNamed {
  /** By its id, or else by its address. */
  file: number | null;
  url: string;
  /** Who takes it; nobody: only what is the shop's already. */
  userId: number | null;
  topic: string;
}

/**
 * Makes an upload the shop's own: it stays, whoever sent it and whatever becomes of them, and counts to nobody's quota. Answers
 * whether it is the shop's now; a file of another member, one of another topic and a private one are not.
 */
export async function takeFile(tx: Executor, { file, url, userId, topic }: FileNamed): Promise<boolean> {
  const isMeant = file === null ? eq(files.url, url) : eq(files.id, file);
  const [found] = await tx.select().from(files).where(isMeant).for('update');
  if (found?.state !== 'stored' || found.isPrivate) return false;
  if (found.userId === null) return true;
  if (found.userId !== userId || found.topic !== topic) return false;
  await tx.update(files).set({ userId: null }).where(eq(files.id, found.id));
  return true;
}

/** A picture of the library by its address, which nobody removes until the transaction ends; undefined: it is none. */
export async function takeShopPicture(tx: Executor, url: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: files.id, variants: files.variants })
    .from(files)
    .where(and(eq(files.url, url), isInLibrary))
    .for('update');
  return found && found.variants.length > 0 ? found.id : undefined;
}

/** A picture as pages keep it, with what the library says of it. */
export interface ShopPicture extends Omit<Picture, 'alt'> {
  file_alt?: Texts;
  file_caption?: Texts;
  focus?: [x: number, y: number];
}

/** What pages keep of these pictures: addresses of the shop itself, whatever CDN stands before it. */
export async function findShopPictures(tx: Executor, ids: number[]): Promise<Map<number, ShopPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ file: files, item: mediaItems })
    .from(files)
    .leftJoin(mediaItems, eq(mediaItems.fileId, files.id))
    .where(inArray(files.id, ids));
  return new Map(
    rows.map(({ file, item }) => {
      const { alt: _, ...picture } = toPicture(file, '');
      return [file.id, { ...picture, ...(item && saidOf(item)) }];
    }),
  );
}

/** Only what says something: a page keeps nothing of the rest. */
function saidOf({ alt, caption, focusX, focusY }: typeof mediaItems.$inferSelect) {
  const isSaid = (texts: Texts) => Object.values(texts).some(Boolean);
  return {
    ...(isSaid(alt) && { file_alt: alt }),
    ...(isSaid(caption) && { file_caption: caption }),
    ...((focusX !== 50 || focusY !== 50) && { focus: [focusX, focusY] as [number, number] }),
  };
}
