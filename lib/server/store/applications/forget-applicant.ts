import { and, eq, ne } from 'drizzle-orm';
import { emptyStoreApplication } from '#lib/contract/store/application-form.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { releaseFile } from '#lib/server/files/index.ts';
import { formSubjects } from '../application-files.ts';
import { moveApplication } from '../application-repository.ts';
import { storeApplications } from '../tables.ts';

/**
 * Empties what a user whose account ends has typed into applications; one that waits for an operator is taken back. What
 * became a store is a record of business and stays. The caller holds the user.
 */
export async function forgetApplicant(tx: Executor, userId: number, at: Date): Promise<void> {
  const isLost = and(eq(storeApplications.userId, userId), ne(storeApplications.status, 'approved'));
  const rows = await tx.select().from(storeApplications).where(isLost);
  for (const row of rows) {
    if (row.status === 'submitted') await moveApplication(tx, row, { move: 'withdraw', at });
    for (const subject of formSubjects(`store-application:${row.id}`)) await releaseFile(tx, { subject });
  }
  const nothing = { form: emptyStoreApplication, encryptedPayeeAccount: '', reason: '', remarks: {}, updatedAt: at };
  await tx.update(storeApplications).set(nothing).where(isLost);
}
