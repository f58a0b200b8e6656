import fs from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { files } from './tables.ts';

interface StorageFacts {
  count: number;
  /** Of the originals and the sizes made of them. */
  bytes: number;
  disk: { free: number; total: number } | null;
}

/** How much is stored, and what room there is on the disk with the data folder. */
export async function readStorageFacts({ db, env }: ServerContext): Promise<StorageFacts> {
  const variants = sql`coalesce((select sum((each->>'size')::bigint) from jsonb_array_elements(${files.variants}) as each), 0)`;
  const [[row], disk] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${files.size} + ${variants}), 0)` })
      .from(files)
      .where(eq(files.state, 'stored')),
    readDisk(env.DATA_DIR),
  ]);
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0), disk };
}

async function readDisk(folder: string): Promise<StorageFacts['disk']> {
  try {
    const { bavail, blocks, bsize } = await fs.statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
}
