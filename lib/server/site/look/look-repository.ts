import { desc, eq, sql } from 'drizzle-orm';
import type { Look } from '#lib/contract/site/look.ts';
import type { Executor } from '../../db/connection.ts';
import { lookDrafts, looks } from '../look-tables.ts';
import { readLook } from './read-look.ts';

export interface PublishedLook {
  /** 0: the default one, which nobody has published. */
  id: number;
  look: Look;
  restoredFrom: number | null;
  publishedBy: number | null;
  publishedAt: Date;
}

export interface LookDraft {
  look: Look;
  version: number;
  savedBy: number;
  savedAt: Date;
}

const toPublished = (row: typeof looks.$inferSelect): PublishedLook => ({ ...row, look: readLook(row.look) });

/** The newest first, at most so many. */
export async function listLooks(db: Executor, most: number): Promise<PublishedLook[]> {
  return (await db.select().from(looks).orderBy(desc(looks.id)).limit(most)).map(toPublished);
}

export async function findLook(db: Executor, id: number): Promise<PublishedLook | undefined> {
  const [row] = await db.select().from(looks).where(eq(looks.id, id));
  return row && toPublished(row);
}

/** What is being worked on; undefined: nothing. */
export async function findDraft(db: Executor): Promise<LookDraft | undefined> {
  const [row] = await db.select().from(lookDrafts);
  return row && { ...row, look: readLook(row.look) };
}

/** One change after the other. */
export const lockLooks = (tx: Executor) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('looks', 0))`);
