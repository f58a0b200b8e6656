import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { stores } from '../tables.ts';
import { findLastLegalChange } from './legal-repository.ts';
import { licenceStateOf } from './licence-term.ts';

/** The last day of a licence that ends soon or has ended, unless another one is being reviewed. */
export async function findLicenceEnd(db: Executor, storeId: number, at: Date): Promise<string | undefined> {
  const [store] = await db.select({ until: stores.licenceUntil }).from(stores).where(eq(stores.id, storeId));
  const until = store?.until ?? null;
  if (until === null || licenceStateOf(until, at) === 'good') return undefined;
  const isReviewed = (await findLastLegalChange(db, storeId))?.status === 'pending';
  return isReviewed ? undefined : until;
}
