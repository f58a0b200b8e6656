import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { files } from './tables.ts';
import type { PictureFile } from './to-picture.ts';

/** What is needed to show each of these files as a picture; ids without a file are missing from the answer. */
export async function findPictureFiles(db: Executor, ids: (number | null)[]): Promise<Map<number, PictureFile>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      id: files.id,
      url: files.url,
      width: files.width,
      height: files.height,
      dominantColour: files.dominantColour,
      variants: files.variants,
    })
    .from(files)
    .where(inArray(files.id, wanted));
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

export type NewFile = typeof files.$inferInsert;

/** Records stored files, each path once; answers their ids in the order given. */
export async function insertFiles(tx: Executor, rows: NewFile[]): Promise<number[]> {
  if (rows.length === 0) return [];
  await tx.insert(files).values(rows).onConflictDoNothing();
  const paths = rows.map(({ path }) => path);
  const stored = await tx
    .select({ id: files.id, path: files.path })
    .from(files)
    .where(and(eq(files.storage, 'local'), inArray(files.path, paths)));
  const idOf = new Map(stored.map(({ id, path }) => [path, id]));
  return paths.map((path) => idOf.get(path) ?? 0);
}
