import { and, eq } from 'drizzle-orm';
import type { InvoiceProviderName } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { invoiceNotices } from '../notice-tables.ts';
import type { InvoiceNotice } from '../providers/provider.ts';
import type { ResultOutcome } from '../providers/result-rules.ts';

/** Writes a message down before anything comes of it. False: it was there before. */
export async function noteMessage(
  db: Executor,
  provider: InvoiceProviderName,
  { notice, at }: { notice: InvoiceNotice; at: Date },
): Promise<boolean> {
  const { eventId, no } = notice;
  const row = { provider, eventId, no, outcome: 'unanswered' as const, content: { ...notice }, createdAt: at };
  const inserted = await db
    .insert(invoiceNotices)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: invoiceNotices.id });
  return inserted.length > 0;
}

export async function setMessageOutcome(
  db: Executor,
  { provider, eventId }: { provider: InvoiceProviderName; eventId: string },
  outcome: ResultOutcome,
): Promise<void> {
  const isIt = and(eq(invoiceNotices.provider, provider), eq(invoiceNotices.eventId, eventId));
  await db.update(invoiceNotices).set({ outcome }).where(isIt);
}
