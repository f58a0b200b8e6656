import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { requireRoom } from '#lib/server/db/require-room.ts';
import { accountLimits } from '#lib/server/kernel/account-limits.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { invoiceApplications } from '../application-tables.ts';

/** Before a customer applies once more. Throws `daily_limit`. */
export function requireInvoiceRoom(tx: Executor, { userId, at }: { userId: number; at: Date }): Promise<void> {
  const { recipientType, recipientId, createdAt } = invoiceApplications;
  const since = addSeconds(at, -86_400);
  const from = sql`${invoiceApplications} where ${recipientType} = 'user' and ${recipientId} = ${userId} and ${createdAt} > ${since}`;
  const counted = { daily_limit: { count: sql`count(*)`, most: accountLimits.invoicesADay } };
  return requireRoom(tx, { name: 'invoices', userId, counted, from });
}
