import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import { nextVersion } from './move-quotation.ts';
import { getCurrentVersion, lockQuotation, type Quotation, type Version } from './repository.ts';
import { quotations } from './tables.ts';

export interface Draft {
  quotation: Quotation;
  version: Version;
}

/** An own draft to be changed. Throws `not_found`, and `status_changed` for what is no draft (any more). */
export async function lockDraft(tx: Executor, key: { userId: number; no: string }): Promise<Draft> {
  const quotation = await lockQuotation(tx, key);
  if (quotation.status !== 'draft') throw new DomainError('status_changed');
  return { quotation, version: await getCurrentVersion(tx, quotation) };
}

/** Notes that a draft was changed. */
export async function touch(tx: Executor, { id }: Quotation, at: Date): Promise<void> {
  await tx.update(quotations).set({ updatedAt: at, version: nextVersion }).where(eq(quotations.id, id));
}
