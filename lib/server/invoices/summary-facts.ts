import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Fen } from '../kernel/money.ts';
import type { Application } from './application-repository.ts';
import { invoiceItems } from './application-tables.ts';
import { invoiceDocuments, invoiceFiles } from './document-tables.ts';
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
  /** Its document has no file yet. */
  lacksFile: boolean;
}

/** What lists show beside the rows, in a number of queries that does not grow with them. */
export async function withListFacts(db: Executor, rows: Application[]): Promise<ListedApplication[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const stores = [...new Set(rows.map(({ issuerType, issuerId }) => (issuerType === 'store' ? issuerId : null)))];
  const [sums, blues, issuers] = await Promise.all([
    readSums(db, ids),
    readBlues(db, ids),
    readIssuers(db, stores.map(issuerOf)),
  ]);
  return rows.map((application) => {
    const blue = blues.get(application.id);
    return {
      application,
      issuerName: issuers.find((issuer) => sameIssuer(issuer, application))?.seller.name ?? '',
      redAmount: sums.get(application.id)?.red ?? 0,
      count: sums.get(application.id)?.count ?? 0,
      fapiaoNo: blue?.fapiaoNo ?? '',
      lacksFile: blue !== undefined && !blue.hasFile && application.medium !== 'paper',
    };
  });
}

async function readSums(db: Executor, ids: number[]) {
  const { applicationId: id, redDocumentId, grossAmount, orderId, statementId } = invoiceItems;
  const isRed = sql`${redDocumentId} is not null`;
  const rows = await db
    .select({
      id,
      red: sql<number>`coalesce(-sum(${grossAmount}) filter (where ${isRed}), 0)`.mapWith(Number),
      count: sql<number>`count(distinct coalesce(${orderId}, ${statementId}))`.mapWith(Number),
    })
    .from(invoiceItems)
    .where(inArray(id, ids))
    .groupBy(id);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readBlues(db: Executor, ids: number[]) {
  const { id: documentId, applicationId: id, fapiaoNo, color } = invoiceDocuments;
  const files = sql`(select 1 from ${invoiceFiles} where ${invoiceFiles.documentId} = ${documentId})`;
  const rows = await db
    .select({ id, fapiaoNo, hasFile: sql<boolean>`exists ${files}` })
    .from(invoiceDocuments)
    .where(and(inArray(id, ids), eq(color, 'blue')));
  return new Map(rows.map((row) => [row.id, row]));
}
