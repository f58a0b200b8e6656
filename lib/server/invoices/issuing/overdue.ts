import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { notifyHolders } from '#lib/server/identity/index.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { notifyStoreHolders } from '#lib/server/store/index.ts';
import type { Application } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { readIssuer } from '../issuers/issuers.ts';
import { waitingInvoiceStatuses } from '../lists/list-applications.ts';

const { id, status, dueAt, alertedAt, issuerType } = invoiceApplications;
const isWaiting = inArray(status, [...waitingInvoiceStatuses]);

/** How many applications should have been issued by now, whoever issues them; the job has marked them. */
export const countOverdueInvoices = (db: Executor): Promise<number> =>
  countRows(db, invoiceApplications, and(isWaiting, isNotNull(alertedAt)));

/** How many wait for the platform itself. */
export const countPlatformInvoices = (db: Executor): Promise<number> =>
  countRows(db, invoiceApplications, and(eq(issuerType, 'platform'), inArray(status, ['submitted', 'failed'])));

/**
 * Tells operators, and the store that issues, of what should have been issued by now: once each. Answers how many. Safe to run
 * twice and in two processes at once.
 */
export async function alertOverdueInvoices(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const find = (limit: number) =>
    ctx.db
      .select()
      .from(invoiceApplications)
      .where(and(isWaiting, lte(dueAt, at), isNull(alertedAt)))
      .orderBy(asc(dueAt), asc(id))
      .limit(limit);
  const alert = async (tx: Executor, application: Application) => {
    const marked = await tx
      .update(invoiceApplications)
      .set({ alertedAt: at })
      .where(and(eq(id, application.id), isWaiting, isNull(alertedAt)))
      .returning({ id });
    if (marked.length === 0) return false;
    await tell(tx, application, at);
    return true;
  };
  return forEachDue(ctx, 'overdue-invoices', { find, keyOf: ({ no }) => no, work: alert });
}

async function tell(tx: Executor, application: Application, at: Date): Promise<void> {
  const { no, amount, title, issuerId } = application;
  const { seller } = await readIssuer(tx, application);
  const args = { no, amount: formatFen(amount), title: title.name, issuer: seller.name };
  await notifyHolders(tx, {
    event: 'invoiceOverdue',
    args,
    link: userPath('desk/invoices/info', { no }),
    cause: no,
    now: at,
  });
  if (application.issuerType === 'platform') return;
  const link = userPath('store/invoice/customer', { no });
  await notifyStoreHolders(tx, issuerId, {
    event: 'invoiceLate',
    node: 'store/invoice/customer',
    args,
    link,
    cause: no,
    now: at,
  });
}
