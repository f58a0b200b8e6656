import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { cdnAddress } from '../../site/index.ts';
import { mediaChanges } from '../media-tables.ts';
import { atCdn } from '../repository.ts';
import { files } from '../tables.ts';

/** Changes of a file that its page shows. */
const mostListed = 50;

export interface LoggedMediaChange {
  change: typeof mediaChanges.$inferSelect;
  /** What was there before a replacement; null for another change, and once it is gone. */
  former: typeof files.$inferSelect | null;
}

/** What was changed of a file, the latest first. */
export async function listMediaChanges(db: Executor, id: number): Promise<LoggedMediaChange[]> {
  const rows = await db
    .select({ change: mediaChanges, former: files, cdn: cdnAddress })
    .from(mediaChanges)
    .leftJoin(files, eq(files.id, mediaChanges.formerFileId))
    .where(eq(mediaChanges.fileId, id))
    .orderBy(desc(mediaChanges.id))
    .limit(mostListed);
  return rows.map(({ change, former, cdn }) => ({ change, former: former && atCdn(former, cdn ?? '') }));
}
