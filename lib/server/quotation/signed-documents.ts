import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Member } from '../kernel/actor.ts';
import { holdFiles } from './held-files.ts';
import type { Quotation } from './repository.ts';
import { quotations } from './tables.ts';

/**
 * Keeps what a customer has signed with the quotation, which is locked; both sides can read it from then on. Throws
 * `invalid_input` at `files` for uploads that are not the operator's own.
 */
export async function saveSignedDocuments(
  tx: Executor,
  { id, signedFiles }: Quotation,
  { operator, urls }: { operator: Member; urls: string[] },
): Promise<void> {
  const { userId } = operator;
  const held = await holdFiles(tx, { userId, subject: `quotation-paper:${id}`, urls, field: 'files' });
  await tx
    .update(quotations)
    .set({ signedFiles: [...signedFiles, ...held] })
    .where(eq(quotations.id, id));
}
