import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { InvoiceStatus } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../db/connection.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Application, type ApplicationScope, inScope } from './application-repository.ts';
import { invoiceApplications, invoiceItems } from './application-tables.ts';
import { invoiceDocuments } from './document-tables.ts';

/** An application with what lists say of it beside the row. */
export interface OwnApplication {
  application: Application;
  redAmount: number;
  /** Of the blue document; empty before. */
  fapiaoNo: string;
  /** How many orders or statements it is of. */
  count: number;
}

interface Filter {
  scope: ApplicationScope;
  statuses?: readonly InvoiceStatus[] | undefined;
  q?: string | undefined;
}

/** Applications of somebody, newest first. */
export async function listOwnApplications(db: Executor, filter: Filter, page: Page): Promise<PageOf<OwnApplication>> {
  const where = toCondition(filter);
  const [rows, [all]] = await Promise.all([
    readListed(db, where).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(invoiceApplications).where(where),
  ]);
  return { list: rows.map(toListed), total: all?.total ?? 0 };
}

/** Those that have something of an order, newest first. */
export async function listInvoicesOfOrder(
  db: Executor,
  orderId: number,
  scope: ApplicationScope,
): Promise<OwnApplication[]> {
  return (await readListed(db, and(inScope(scope), isOf(sql`${invoiceItems.orderId} = ${orderId}`)))).map(toListed);
}

/** How many stand in each state. */
export async function countOwnApplications(
  db: Executor,
  scope: ApplicationScope,
): Promise<Partial<Record<InvoiceStatus, number>>> {
  const rows = await db
    .select({ status: invoiceApplications.status, total: count() })
    .from(invoiceApplications)
    .where(inScope(scope))
    .groupBy(invoiceApplications.status);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

const ofRow = sql`${invoiceItems.applicationId} = ${invoiceApplications.id}`;
/** A condition of its own: columns that stand in the selection itself lose the name of their table. */
const ofDocument = sql`${invoiceDocuments.applicationId} = ${invoiceApplications.id}`;
const isOf = (condition: SQL): SQL => sql`exists (select 1 from ${invoiceItems} where ${ofRow} and ${condition})`;

function readListed(db: Executor, where: SQL | undefined) {
  return db
    .select({
      application: invoiceApplications,
      redAmount: sql<number>`(select coalesce(-sum(${invoiceItems.grossAmount}), 0)::bigint from ${invoiceItems}
        where ${ofRow} and ${invoiceItems.redDocumentId} is not null)`.mapWith(Number),
      count: sql<number>`(select count(distinct coalesce(${invoiceItems.orderId}, ${invoiceItems.statementId}))::int
        from ${invoiceItems} where ${ofRow})`,
      fapiaoNo: sql<string | null>`(select ${invoiceDocuments.fapiaoNo} from ${invoiceDocuments}
        where ${ofDocument} and ${invoiceDocuments.color} = 'blue')`,
    })
    .from(invoiceApplications)
    .where(where)
    .orderBy(desc(invoiceApplications.id));
}

const toListed = ({ fapiaoNo, ...row }: Omit<OwnApplication, 'fapiaoNo'> & { fapiaoNo: string | null }) => ({
  ...row,
  fapiaoNo: fapiaoNo ?? '',
});

function toCondition({ scope, statuses, q }: Filter): SQL | undefined {
  return and(
    inScope(scope),
    statuses && inArray(invoiceApplications.status, [...statuses]),
    q === undefined || q === '' ? undefined : isFound(q),
  );
}

/** By the own number, the title, the number of the document, or of an order. */
function isFound(q: string): SQL | undefined {
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    eq(invoiceApplications.no, q.toUpperCase()),
    ilike(sql`${invoiceApplications.title}->>'name'`, part),
    eq(sql`${invoiceApplications.title}->>'taxNo'`, q.toUpperCase()),
    sql`exists (select 1 from ${invoiceDocuments} where ${invoiceDocuments.applicationId} = ${invoiceApplications.id}
      and ${invoiceDocuments.fapiaoNo} = ${q})`,
    isOf(sql`${invoiceItems.orderId} = (select id from orders where no = ${q.toUpperCase()})`),
  );
}
