import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { redConfirmations } from '../document-tables.ts';
import type { RedConfirmation } from './move-red.ts';

/** The open red letter of an application. */
export async function findOpenRed(db: Executor, applicationId: number): Promise<RedConfirmation | undefined> {
  const rows = await db.select().from(redConfirmations).where(eq(redConfirmations.applicationId, applicationId));
  return rows.find(({ status }) => status === 'applying' || status === 'no_confirm_needed' || status === 'confirmed');
}
