import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { invoiceApplications } from '../application-tables.ts';
import { invoiceDocuments } from '../document-tables.ts';
import type { Issuer } from '../issuers/issuers.ts';
import { isBare } from '../issuers/list-issuer-invoices.ts';

export interface IssuedSums {
  count: number;
  total: Fen;
  tax: Fen;
}

/** What somebody has issued from a day on, by the day on the documents; red ones apart, above zero. Void ones do not count. */
export async function sumIssued(
  db: Executor,
  { issuerType, issuerId }: Issuer,
  since: string,
): Promise<{ blue: IssuedSums; red: IssuedSums }> {
  const table = invoiceDocuments;
  const rows = await db
    .select({
      color: table.color,
      count: sql<number>`count(*)`.mapWith(Number),
      total: sql<number>`coalesce(sum(${table.totalAmount}), 0)`.mapWith(Number),
      tax: sql<number>`coalesce(sum(${table.taxAmount}), 0)`.mapWith(Number),
    })
    .from(table)
    .where(
      and(
        eq(table.issuerType, issuerType),
        eq(table.issuerId, issuerId),
        gte(table.issueDate, since),
        isNull(table.voidedAt),
        eq(table.isSample, false),
      ),
    )
    .groupBy(table.color);
  const of = (color: 'blue' | 'red'): IssuedSums => {
    const { count = 0, total = 0, tax = 0 } = rows.find((row) => row.color === color) ?? {};
    return { count, total: Math.abs(total), tax: Math.abs(tax) };
  };
  return { blue: of('blue'), red: of('red') };
}

/** Invoices of this issuer that are recorded without a file. */
export const countBare = (db: Executor, issuer: Issuer): Promise<number> =>
  countRows(db, invoiceApplications, isBare(issuer));

/** What a store gets from the platform for its fees: asked for and not there yet, and there. */
export async function countReceived(db: Executor, storeId: number): Promise<{ open: number; received: number }> {
  const { recipientType, recipientId, status } = invoiceApplications;
  const own = and(eq(recipientType, 'store'), eq(recipientId, storeId));
  const [open, received] = await Promise.all([
    countRows(db, invoiceApplications, and(own, sql`${status} in ('submitted', 'issuing', 'failed')`)),
    countRows(db, invoiceApplications, and(own, sql`${status} in ('issued', 'partially_reversed', 'reversing')`)),
  ]);
  return { open, received };
}
