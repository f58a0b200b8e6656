import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Store } from './store-repository.ts';
import { storeApplications } from './tables.ts';

/**
 * Under which name a store holds its logo or its licence: after its application, under whose number its files are held
 * from its beginning.
 */
export async function fileSubjectOf(
  db: Executor,
  { applicationId }: Pick<Store, 'applicationId'>,
  field: 'logo' | 'licence',
): Promise<string> {
  const [row] = await db
    .select({ no: storeApplications.no })
    .from(storeApplications)
    .where(eq(storeApplications.id, applicationId));
  return `store:${row?.no}:${field}`;
}

/** Under which name a store holds the licence that it last asked for. */
export const legalSubjectOf = (storeId: number): string => `store-legal:${storeId}`;
