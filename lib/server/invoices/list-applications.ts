import { and, asc, count, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { InvoiceKind, InvoiceSource, InvoiceStatus, IssuerType } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../db/connection.ts';
import { addSeconds, startOfShopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Application, type ApplicationScope, inScope } from './application-repository.ts';
import { invoiceApplications, invoiceItems } from './application-tables.ts';
import { invoiceDocuments } from './document-tables.ts';
import { issuerOf, readIssuers, sameIssuer } from './issuers.ts';

/** An application as lists show it. */
export interface ListedApplication {
  application: Application;
  /** Name of the company that issues. */
  issuerName: string;
  redAmount: Fen;
  /** Of the blue document; empty before. */
  fapiaoNo: string;
  /** How many orders or statements it is of. */
  count: number;
}

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
  return { list: await withFacts(db, rows), total: all?.total ?? 0 };
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
    if (rows.length > 0) yield await withFacts(db, rows);
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

/** What lists show beside the rows, in a number of queries that does not grow with them. */
async function withFacts(db: Executor, rows: Application[]): Promise<ListedApplication[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const issuers = [...new Set(rows.map(({ issuerType, issuerId }) => (issuerType === 'store' ? issuerId : null)))];
  const [sums, numbers, facts] = await Promise.all([
    readSums(db, ids),
    readNumbers(db, ids),
    readIssuers(db, issuers.map(issuerOf)),
  ]);
  return rows.map((application) => ({
    application,
    issuerName: facts.find((issuer) => sameIssuer(issuer, application))?.seller.name ?? '',
    redAmount: sums.get(application.id)?.red ?? 0,
    count: sums.get(application.id)?.count ?? 0,
    fapiaoNo: numbers.get(application.id) ?? '',
  }));
}

async function readSums(db: Executor, ids: number[]) {
  const { applicationId: id, redDocumentId, grossAmount, orderId, statementId } = invoiceItems;
  const rows = await db
    .select({
      id,
      red: sql<number>`coalesce(-sum(${grossAmount}) filter (where ${redDocumentId} is not null), 0)::bigint`.mapWith(
        Number,
      ),
      count: sql<number>`count(distinct coalesce(${orderId}, ${statementId}))::int`,
    })
    .from(invoiceItems)
    .where(inArray(id, ids))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readNumbers(db: Executor, ids: number[]): Promise<Map<number, string>> {
  const { applicationId: id, fapiaoNo, color } = invoiceDocuments;
  const rows = await db
    .select({ id, fapiaoNo })
    .from(invoiceDocuments)
    .where(and(inArray(id, ids), eq(color, 'blue')));
  return new Map(rows.map((row) => [row.id, row.fapiaoNo]));
}
