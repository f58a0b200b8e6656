import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { RedStatus } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { redConfirmations } from '../document-tables.ts';

/** A special invoice that a company may have deducted, with the last red letter that refunds have caused. */
export interface HoldingInvoice {
  invoiceNo: string;
  /** Empty: none yet. */
  redNo: string;
  redStatus: RedStatus | null;
  expiresAt: Date | null;
}

/** Those of an order that money which goes back waits for. */
export async function findHoldingInvoices(db: Executor, orderId: number): Promise<HoldingInvoice[]> {
  const { id, no, kind, status, title } = invoiceApplications;
  const isOfOrder = inArray(
    id,
    db.select({ id: invoiceItems.applicationId }).from(invoiceItems).where(eq(invoiceItems.orderId, orderId)),
  );
  const isHolding = and(
    eq(kind, 'special'),
    sql`${title} ->> 'titleType' = 'company'`,
    inArray(status, ['issued', 'reversing', 'partially_reversed']),
  );
  const isCaused = and(eq(redConfirmations.applicationId, id), eq(redConfirmations.cause, 'refund'));
  return db
    .selectDistinctOn([id], {
      invoiceNo: no,
      redNo: sql<string>`coalesce(${redConfirmations.no}, '')`,
      redStatus: redConfirmations.status,
      expiresAt: redConfirmations.expiresAt,
    })
    .from(invoiceApplications)
    .leftJoin(redConfirmations, isCaused)
    .where(and(isOfOrder, isHolding))
    .orderBy(id, desc(redConfirmations.id));
}
