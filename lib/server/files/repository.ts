import { and, eq, inArray } from 'drizzle-orm';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import type { Executor } from '../db/connection.ts';
import { cdnAddress } from '../site/index.ts';
import { files } from './tables.ts';
import type { PictureFile } from './to-picture.ts';

/**
 * What is needed to show each of these files as a picture, at the CDN where one is configured; ids without a file are
 * missing from the answer.
 */
export async function findPictureFiles(db: Executor, ids: (number | null)[]): Promise<Map<number, PictureFile>> {
  const requested = [...new Set(ids.filter((id) => id !== null))];
  if (requested.length === 0) return new Map();
  const rows = await db
    .select({
      id: files.id,
      url: files.url,
      width: files.width,
      height: files.height,
      dominantColour: files.dominantColour,
      variants: files.variants,
      cdn: cdnAddress,
    })
    .from(files)
    .where(inArray(files.id, requested));
  return new Map(rows.map(({ id, cdn, ...file }) => [id, atCdn(file, cdn ?? '')]));
}

/** The file under the addresses that pages show. */
export function atCdn<File extends PictureFile>(file: File, cdn: string): File {
  const variants = file.variants.map((variant) => ({ ...variant, url: fileAddress(cdn, variant.url) }));
  return { ...file, url: fileAddress(cdn, file.url), variants };
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
