import { and, asc, count, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { InvoiceKind, InvoiceSource, InvoiceStatus, IssuerType } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../db/connection.ts';
import { addSeconds, startOfShopDay } from '../kernel/clock.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type ApplicationScope, inScope } from './application-repository.ts';
import { invoiceApplications } from './application-tables.ts';
import { invoiceDocuments } from './document-tables.ts';
import { type ListedApplication, withListFacts } from './summary-facts.ts';

export interface ApplicationFilter {
  statuses?: readonly InvoiceStatus[] | undefined;
  kind?: InvoiceKind | undefined;
  source?: InvoiceSource | undefined;
  issuerType?: IssuerType | undefined;
  /** A store that issues; 0 the platform. */
  issuerId?: number | undefined;
  /** The number of one of them. */
  no?: string | undefined;
  /** Found in its number, its title, the tax number, or the number of a document. */
  text?: string | undefined;
  /** Days of the shop on which it was asked for, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** It should have been issued before then, and is not. */
  overdueAt?: Date | undefined;
  /** Those that are due first in front; otherwise the newest. */
  isByDeadline?: boolean | undefined;
}

/** Those whose issuer has something to do. */
export const waitingInvoiceStatuses = ['submitted', 'issuing', 'failed'] as const satisfies readonly InvoiceStatus[];

const daySeconds = 86_400;

/** Applications of whoever asks, a page at a time. */
export async function listApplications(
  db: Executor,
  { scope, filter }: { scope: ApplicationScope; filter: ApplicationFilter },
  page: Page,
): Promise<PageOf<ListedApplication>> {
  const where = conditionOf(scope, filter);
  const { id, dueAt } = invoiceApplications;
  const order = filter.isByDeadline ? [asc(dueAt), asc(id)] : [desc(id)];
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(invoiceApplications)
      .where(where)
      .orderBy(...order)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(invoiceApplications).where(where),
  ]);
  return { list: await withListFacts(db, rows), total: all?.total ?? 0 };
}

/** The same a batch at a time, oldest first, for files. */
export async function* readApplications(
  db: Executor,
  { scope, filter }: { scope: ApplicationScope; filter: ApplicationFilter },
  batchSize = 500,
): AsyncGenerator<ListedApplication[]> {
  const { id } = invoiceApplications;
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(invoiceApplications)
      .where(and(conditionOf(scope, filter), sql`${id} > ${last}`))
      .orderBy(asc(id))
      .limit(batchSize);
    if (rows.length > 0) yield await withListFacts(db, rows);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < batchSize) return;
  }
}

function conditionOf(scope: ApplicationScope, filter: ApplicationFilter): SQL | undefined {
  const table = invoiceApplications;
  const { statuses, kind, source, issuerType, issuerId, no, text, from, to, overdueAt } = filter;
  return and(
    inScope(scope),
    statuses && inArray(table.status, [...statuses]),
    kind && eq(table.kind, kind),
    source && eq(table.source, source),
    issuerType && eq(table.issuerType, issuerType),
    issuerId === undefined ? undefined : eq(table.issuerId, issuerId),
    no === undefined ? undefined : eq(table.no, no),
    text ? isFoundIn(text) : undefined,
    from ? gte(table.createdAt, startOfShopDay(from)) : undefined,
    to ? lt(table.createdAt, addSeconds(startOfShopDay(to), daySeconds)) : undefined,
    overdueAt && and(inArray(table.status, [...waitingInvoiceStatuses]), lte(table.dueAt, overdueAt)),
  );
}

function isFoundIn(text: string): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { id, no, title } = invoiceApplications;
  return or(
    ilike(no, pattern),
    sql`${title} ->> 'name' ilike ${pattern}`,
    sql`${title} ->> 'taxNo' ilike ${pattern}`,
    sql`${id} in (select ${invoiceDocuments.applicationId} from ${invoiceDocuments}
      where ${invoiceDocuments.fapiaoNo} = ${text})`,
  );
}
