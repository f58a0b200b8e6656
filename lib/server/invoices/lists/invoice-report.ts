import { and, asc, count, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DocumentColor, InvoiceKind, IssuerType } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { invoiceApplications } from '../application-tables.ts';
import type { DocumentItem } from '../applying/snapshots.ts';
import { invoiceDocuments } from '../document-tables.ts';
import { type Issuer, issuerOf, readIssuers, sameIssuer } from '../issuers/issuers.ts';

/** Which documents are summed up: by the day that stands on them. Voided ones and samples count for nothing. */
export interface ReportFilter {
  /** Months, `yyyy-mm`, both included. */
  from: string;
  to: string;
  issuerType?: IssuerType | undefined;
  issuerId?: number | undefined;
  color?: DocumentColor | undefined;
  taxBp?: number | undefined;
}

/** What an issuer has issued in a month at one rate, blue or red. */
export interface ReportRow extends Issuer {
  month: string;
  color: DocumentColor;
  taxBp: number;
  /** How many documents have lines of it. */
  count: number;
  netAmount: Fen;
  taxAmount: Fen;
}

const { issueDate, issuerType, issuerId, color, items } = invoiceDocuments;

/** The first day of the month after. */
function afterMonth(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01-01` : `${year}-${String(of + 1).padStart(2, '0')}-01`;
}

const hasRate = (taxBp: number): SQL =>
  sql`exists (select 1 from jsonb_array_elements(${items}) as line where (line ->> 'taxBp')::int = ${taxBp})`;

const conditionOf = ({ from, to, ...filter }: ReportFilter): SQL | undefined =>
  and(
    gte(issueDate, `${from}-01`),
    lt(issueDate, afterMonth(to)),
    isNull(invoiceDocuments.voidedAt),
    eq(invoiceDocuments.isSample, false),
    filter.issuerType && eq(issuerType, filter.issuerType),
    filter.issuerId === undefined ? undefined : eq(issuerId, filter.issuerId),
    filter.color && eq(color, filter.color),
    filter.taxBp === undefined ? undefined : hasRate(filter.taxBp),
  );

/** Totals by month, issuer, colour and rate, as tax returns ask for them: the sums of lines of documents, to the fen. */
export async function readReport(db: Executor, { taxBp, ...filter }: ReportFilter): Promise<ReportRow[]> {
  const line = sql`jsonb_array_elements(${items})`;
  const lines = db
    .select({
      id: invoiceDocuments.id,
      month: sql<string>`to_char(${issueDate}, 'YYYY-MM')`.as('month'),
      issuerType,
      issuerId,
      color,
      line: sql`${line}`.as('line'),
    })
    .from(invoiceDocuments)
    .where(conditionOf(filter))
    .as('lines');
  const { rows } = await db.execute<{
    month: string;
    issuerType: IssuerType;
    issuerId: string;
    color: DocumentColor;
    taxBp: number;
    count: number;
    net: string;
    tax: string;
  }>(sql`
    select month, issuer_type as "issuerType", issuer_id as "issuerId", color,
      (line ->> 'taxBp')::int as "taxBp", count(distinct id)::int as count,
      sum((line ->> 'netAmount')::bigint) as net, sum((line ->> 'taxAmount')::bigint) as tax
    from ${lines}
    where ${taxBp === undefined ? sql`true` : sql`(line ->> 'taxBp')::int = ${taxBp}`}
    group by 1, 2, 3, 4, 5
    order by 1 desc, 2, 3, 5 desc, 4`);
  return rows.map(({ net, tax, issuerId: id, ...row }) => ({
    ...row,
    issuerId: Number(id),
    netAmount: Number(net),
    taxAmount: Number(tax),
  }));
}

/** How many documents these figures are of. */
export async function countReported(db: Executor, filter: ReportFilter): Promise<Record<DocumentColor, number>> {
  const rows = await db
    .select({ color, total: count() })
    .from(invoiceDocuments)
    .where(conditionOf(filter))
    .groupBy(color);
  const of = (wanted: DocumentColor) => rows.find((row) => row.color === wanted)?.total ?? 0;
  return { blue: of('blue'), red: of('red') };
}

interface ReportedDocument {
  document: typeof invoiceDocuments.$inferSelect;
  /** The application it came of. */
  no: string;
}

/** The documents that make up a figure, the last first. */
export async function listReportedDocuments(
  db: Executor,
  filter: ReportFilter,
  page: Page,
): Promise<PageOf<ReportedDocument>> {
  const where = conditionOf(filter);
  const [list, [all]] = await Promise.all([
    db
      .select({ document: invoiceDocuments, no: invoiceApplications.no })
      .from(invoiceDocuments)
      .innerJoin(invoiceApplications, eq(invoiceApplications.id, invoiceDocuments.applicationId))
      .where(where)
      .orderBy(desc(issueDate), desc(invoiceDocuments.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(invoiceDocuments).where(where),
  ]);
  return { list, total: all?.total ?? 0 };
}

/** A line of a document, with what a tax return asks for beside it. */
export interface ReportedLine extends ReportedDocument {
  kind: InvoiceKind;
  /** Of a red document the number of the blue one that it takes back; empty for others. */
  blueNo: string;
  line: DocumentItem;
}

/** The same a batch at a time, line by line, in the order of the days that stand on them, for files. */
export async function* readReportedLines(
  db: Executor,
  filter: ReportFilter,
  batchSize = 500,
): AsyncGenerator<ReportedLine[]> {
  const blue = alias(invoiceDocuments, 'blue');
  const { id } = invoiceDocuments;
  for (let last: ReportedDocument['document'] | undefined; ; ) {
    const rows = await db
      .select({
        document: invoiceDocuments,
        no: invoiceApplications.no,
        kind: invoiceApplications.kind,
        blueNo: sql<string>`coalesce(${blue.fapiaoNo}, '')`,
      })
      .from(invoiceDocuments)
      .innerJoin(invoiceApplications, eq(invoiceApplications.id, invoiceDocuments.applicationId))
      .leftJoin(blue, eq(blue.id, invoiceDocuments.blueDocumentId))
      .where(and(conditionOf(filter), last && sql`(${issueDate}, ${id}) > (${last.issueDate}::date, ${last.id})`))
      .orderBy(asc(issueDate), asc(id))
      .limit(batchSize);
    if (rows.length > 0) yield rows.flatMap((row) => linesOf(row, filter));
    last = rows.at(-1)?.document;
    if (rows.length < batchSize) return;
  }
}

/** Those at the rate that was asked for, or all. */
const linesOf = (row: Omit<ReportedLine, 'line'>, { taxBp }: ReportFilter): ReportedLine[] =>
  row.document.items.filter((line) => taxBp === undefined || line.taxBp === taxBp).map((line) => ({ ...row, line }));

/** What issuers are called, in the order of the rows. */
export async function nameIssuers(db: Executor, rows: readonly Issuer[]): Promise<(row: Issuer) => string> {
  const stores = new Set(rows.map((row) => (row.issuerType === 'store' ? row.issuerId : null)));
  const facts = await readIssuers(db, [...stores].map(issuerOf));
  return (row) => facts.find((each) => sameIssuer(each, row))?.seller.name ?? '';
}
