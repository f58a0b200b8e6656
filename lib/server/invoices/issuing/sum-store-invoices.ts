import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { deadInvoiceStatuses } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { Recipient } from '../application-repository.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { redConfirmations } from '../document-tables.ts';
import { waitingInvoiceStatuses } from '../lists/list-applications.ts';

interface Sum {
  count: number;
  amount: Fen;
}

/** What somebody has asked for and not got yet, and what was issued to them, less what was taken back. */
export async function sumInvoices(db: Executor, recipient: Recipient): Promise<Record<'waiting' | 'issued', Sum>> {
  const { id, status, recipientType, recipientId } = invoiceApplications;
  const isWaiting = inArray(status, [...waitingInvoiceStatuses]);
  const rows = await db
    .select({
      isWaiting: sql<boolean>`${isWaiting}`.as('is_waiting'),
      count: sql<number>`count(distinct ${id})::int`,
      amount: sql<number>`coalesce(sum(${invoiceItems.grossAmount}), 0)::bigint`.mapWith(Number),
    })
    .from(invoiceApplications)
    .innerJoin(invoiceItems, eq(invoiceItems.applicationId, id))
    .where(
      and(
        eq(recipientType, recipient.recipientType),
        eq(recipientId, recipient.recipientId),
        notInArray(status, [...deadInvoiceStatuses]),
      ),
    )
    .groupBy(sql`is_waiting`);
  const sumOf = (waits: boolean): Sum => {
    const { count, amount } = rows.find((row) => row.isWaiting === waits) ?? { count: 0, amount: 0 };
    return { count, amount };
  };
  return { waiting: sumOf(true), issued: sumOf(false) };
}

/** Numbers of applications of which a red letter waits for whoever got the invoice. */
export async function listRedsToConfirm(
  db: Executor,
  { recipientType: type, recipientId }: Recipient,
): Promise<string[]> {
  const { id, no } = invoiceApplications;
  const rows = await db
    .select({ no })
    .from(redConfirmations)
    .innerJoin(invoiceApplications, eq(id, redConfirmations.applicationId))
    .where(
      and(
        eq(redConfirmations.status, 'await_buyer'),
        eq(invoiceApplications.recipientType, type),
        eq(invoiceApplications.recipientId, recipientId),
      ),
    )
    .orderBy(id);
  return rows.map((row) => row.no);
}
