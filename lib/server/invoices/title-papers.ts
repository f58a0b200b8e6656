import { eq } from 'drizzle-orm';
import type { SpecialStatus } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../db/connection.ts';
import { titlePapers } from './tables.ts';

/** How far an operator is with the papers of a title. */
export async function findSpecialStatus(db: Executor, titleId: number): Promise<SpecialStatus> {
  const [row] = await db
    .select({ status: titlePapers.status })
    .from(titlePapers)
    .where(eq(titlePapers.titleId, titleId));
  return row?.status ?? 'none';
}
