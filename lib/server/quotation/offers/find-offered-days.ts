import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { quotationVersions } from '../tables.ts';

/** How many days an offer says that it takes; undefined where it says nothing. */
export async function findOfferedDays(db: Executor, versionId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ days: quotationVersions.leadDays })
    .from(quotationVersions)
    .where(eq(quotationVersions.id, versionId));
  return row?.days ?? undefined;
}
