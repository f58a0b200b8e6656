import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { deadInvoiceStatuses } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Application, InvoiceItem } from '../application-repository.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { redConfirmations } from '../document-tables.ts';
import type { RedConfirmation } from '../red/move-red.ts';
import { type LiveApplication, toLive } from './excess-rules.ts';

export interface LiveOfOrder {
  application: Application;
  items: InvoiceItem[];
  live: LiveApplication;
  /** The last first. */
  reds: RedConfirmation[];
  /** The one that may still become a document, whatever caused it. */
  openRed: RedConfirmation | undefined;
}

/** The living applications of an order with all their rows, locked until the transaction ends. The order is locked. */
export async function lockLiveOfOrder(tx: Executor, orderId: number): Promise<LiveOfOrder[]> {
  const ofOrder = tx
    .select({ id: invoiceItems.applicationId })
    .from(invoiceItems)
    .where(eq(invoiceItems.orderId, orderId));
  const isLive = notInArray(invoiceApplications.status, [...deadInvoiceStatuses]);
  const applications = await tx
    .select()
    .from(invoiceApplications)
    .where(and(inArray(invoiceApplications.id, ofOrder), isLive))
    .orderBy(asc(invoiceApplications.id))
    .for('update');
  if (applications.length === 0) return [];
  const ids = applications.map(({ id }) => id);
  const items = await tx
    .select()
    .from(invoiceItems)
    .where(inArray(invoiceItems.applicationId, ids))
    .orderBy(asc(invoiceItems.sort), asc(invoiceItems.id));
  const reds = await tx
    .select()
    .from(redConfirmations)
    .where(inArray(redConfirmations.applicationId, ids))
    .orderBy(desc(redConfirmations.id));
  return applications.map((application) => {
    const own = reds.filter(({ applicationId }) => applicationId === application.id);
    return {
      application,
      items: items.filter(({ applicationId }) => applicationId === application.id),
      live: toLive(application, items),
      reds: own,
      openRed: application.status === 'reversing' ? own[0] : undefined,
    };
  });
}
