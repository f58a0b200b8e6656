import { and, eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Instructions } from '../provider.ts';
import { nextVersion, type ProviderPayment } from '../repository.ts';
import { payments } from '../tables.ts';

interface Opened {
  providerRef: string;
  prepay: Instructions;
}

/** Remembers how a payment can be paid from now on. Throws `status_changed` when anything has changed about it meanwhile. */
export async function keepOpened(
  tx: Executor,
  { id, version }: ProviderPayment,
  { providerRef, prepay }: Opened,
  at: Date,
): Promise<ProviderPayment> {
  const [kept] = await tx
    .update(payments)
    .set({ providerRef, prepay, version: nextVersion, updatedAt: at })
    .where(and(eq(payments.id, id), eq(payments.version, version), eq(payments.status, 'pending')))
    .returning();
  if (!kept) throw new DomainError('status_changed');
  return kept as ProviderPayment;
}
