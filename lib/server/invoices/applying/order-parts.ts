import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import type { OrderPart } from './order-invoice-state.ts';

/** What each application has of these orders. */
export async function readPartsOfOrders(
  db: Executor,
  orderIds: number[],
): Promise<Map<number, (OrderPart & { applicationId: number })[]>> {
  const parts = new Map<number, (OrderPart & { applicationId: number })[]>();
  if (orderIds.length === 0) return parts;
  const { grossAmount, redDocumentId, orderId, applicationId } = invoiceItems;
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${grossAmount}) filter (where ${condition}), 0)::bigint`.mapWith(Number);
  const rows = await db
    .select({
      orderId,
      applicationId,
      status: invoiceApplications.status,
      blueAmount: sumOf(sql`${redDocumentId} is null`),
      redAmount: sumOf(sql`${redDocumentId} is not null`),
    })
    .from(invoiceItems)
    .innerJoin(invoiceApplications, eq(invoiceApplications.id, applicationId))
    .where(inArray(orderId, orderIds))
    .groupBy(orderId, applicationId, invoiceApplications.status);
  for (const { orderId: id, redAmount, ...row } of rows) {
    if (id !== null) parts.set(id, [...(parts.get(id) ?? []), { ...row, redAmount: 0 - redAmount }]);
  }
  return parts;
}
