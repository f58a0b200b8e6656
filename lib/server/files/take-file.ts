import { eq, inArray } from 'drizzle-orm';
import type { Picture } from '#lib/contract/files/picture.ts';
import type { Executor } from '../db/connection.ts';
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

export type ShopPicture = Omit<Picture, 'alt'>;

/** What pages keep of these pictures: addresses of the shop itself, whatever CDN stands before it. */
export async function findShopPictures(tx: Executor, ids: number[]): Promise<Map<number, ShopPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(files).where(inArray(files.id, ids));
  return new Map(
    rows.map((row) => {
      const { alt: _, ...picture } = toPicture(row, '');
      return [row.id, picture];
    }),
  );
}
