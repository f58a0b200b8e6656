import { and, asc, count, desc, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { InvoiceKind, InvoiceSource, InvoiceStatus, IssuerType } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { listRows } from '#lib/server/db/list-rows.ts';
import { addSeconds, startOfShopDay } from '#lib/server/kernel/clock.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { type ApplicationScope, inScope } from '../application-repository.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { type ListedApplication, withListFacts } from '../applying/summary-facts.ts';
import { isFoundBy } from './search-applications.ts';

export interface ApplicationFilter {
  statuses?: readonly InvoiceStatus[] | undefined;
  kind?: InvoiceKind | undefined;
  source?: InvoiceSource | undefined;
  issuerType?: IssuerType | undefined;
  /** A store that issues; 0 the platform. */
  issuerId?: number | undefined;
  /** The number of one of them. */
  no?: string | undefined;
  /** As `isFoundBy` understands it. */
  q?: string | undefined;
  /** Days of the shop on which it was asked for, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** It should have been issued before then, and is not. */
  overdueAt?: Date | undefined;
  /** Those that are due first in front; otherwise the newest. */
  isByDeadline?: boolean | undefined;
}

interface AskedApplications {
  scope: ApplicationScope;
  filter: ApplicationFilter;
}

/** Those whose issuer has something to do. */
export const waitingInvoiceStatuses = ['submitted', 'issuing', 'failed'] as const satisfies readonly InvoiceStatus[];

const daySeconds = 86_400;

/** Applications of whoever asks, a page at a time. */
export async function listApplications(
  db: Executor,
  asked: AskedApplications,
  page: Page,
): Promise<PageOf<ListedApplication>> {
  const where = await conditionOf(db, asked);
  const { filter } = asked;
  const { id, dueAt } = invoiceApplications;
  const order = filter.isByDeadline ? [asc(dueAt), asc(id)] : [desc(id)];
  const { list: rows, total } = await listRows(db, invoiceApplications, { where, orderBy: order, page });
  return { list: await withListFacts(db, rows), total };
}

/** Those that have something of an order, newest first. */
export async function listInvoicesOfOrder(
  db: Executor,
  orderId: number,
  scope: ApplicationScope,
): Promise<ListedApplication[]> {
  const { id } = invoiceApplications;
  const ofOrder = db
    .select({ id: invoiceItems.applicationId })
    .from(invoiceItems)
    .where(eq(invoiceItems.orderId, orderId));
  const rows = await db
    .select()
    .from(invoiceApplications)
    .where(and(inScope(scope), inArray(id, ofOrder)))
    .orderBy(desc(id));
  return withListFacts(db, rows);
}

/** How many stand in each state. */
export async function countApplications(
  db: Executor,
  scope: ApplicationScope,
): Promise<Partial<Record<InvoiceStatus, number>>> {
  const { status } = invoiceApplications;
  const rows = await db
    .select({ status, total: count() })
    .from(invoiceApplications)
    .where(inScope(scope))
    .groupBy(status);
  return Object.fromEntries(rows.map((row) => [row.status, row.total]));
}

/** The same a batch at a time, oldest first, for files. */
export async function* readApplications(
  db: Executor,
  asked: AskedApplications,
  batchSize = 500,
): AsyncGenerator<ListedApplication[]> {
  const where = await conditionOf(db, asked);
  const { id } = invoiceApplications;
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(invoiceApplications)
      .where(and(where, sql`${id} > ${last}`))
      .orderBy(asc(id))
      .limit(batchSize);
    if (rows.length > 0) yield await withListFacts(db, rows);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) return;
  }
}

async function conditionOf(db: Executor, { scope, filter }: AskedApplications): Promise<SQL | undefined> {
  const table = invoiceApplications;
  const { statuses, kind, source, issuerType, issuerId, no, q, from, to, overdueAt } = filter;
  return and(
    inScope(scope),
    statuses && inArray(table.status, [...statuses]),
    kind && eq(table.kind, kind),
    source && eq(table.source, source),
    issuerType && eq(table.issuerType, issuerType),
    issuerId === undefined ? undefined : eq(table.issuerId, issuerId),
    no === undefined ? undefined : eq(table.no, no),
    q ? await isFoundBy(db, q) : undefined,
    from ? gte(table.createdAt, startOfShopDay(from)) : undefined,
    to ? lt(table.createdAt, addSeconds(startOfShopDay(to), daySeconds)) : undefined,
    overdueAt && and(inArray(table.status, [...waitingInvoiceStatuses]), lte(table.dueAt, overdueAt)),
  );
}
