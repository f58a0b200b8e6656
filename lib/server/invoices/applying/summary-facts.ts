import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { Application } from '../application-repository.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { invoiceDocuments, invoiceFiles } from '../document-tables.ts';
import { issuerOf, readIssuers, sameIssuer } from '../issuers/issuers.ts';

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
  const [facts, issuers] = await Promise.all([readFacts(db, ids), readIssuers(db, stores.map(issuerOf))]);
  return rows.map((application) => {
    const found = facts.get(application.id);
    return {
      application,
      issuerName: issuers.find((issuer) => sameIssuer(issuer, application))?.seller.name ?? '',
      redAmount: found?.redAmount ?? 0,
      count: found?.count ?? 0,
      fapiaoNo: found?.fapiaoNo ?? '',
      lacksFile: found !== undefined && found.fapiaoNo !== null && !found.hasFile && application.medium !== 'paper',
    };
  });
}

/** Conditions of their own: columns that stand in the selection itself lose the name of their table. */
const ofRow = sql`${invoiceItems.applicationId} = ${invoiceApplications.id}`;
const ofBlue = sql`${invoiceDocuments.applicationId} = ${invoiceApplications.id} and ${invoiceDocuments.color} = 'blue'`;
const ofDocument = sql`${invoiceFiles.documentId} = ${invoiceDocuments.id}`;

async function readFacts(db: Executor, ids: number[]) {
  const { grossAmount, redDocumentId, orderId, statementId } = invoiceItems;
  const rows = await db
    .select({
      id: invoiceApplications.id,
      redAmount: sql<number>`(select coalesce(-sum(${grossAmount}), 0)::bigint from ${invoiceItems}
        where ${ofRow} and ${redDocumentId} is not null)`.mapWith(Number),
      count: sql<number>`(select count(distinct coalesce(${orderId}, ${statementId}))::int
        from ${invoiceItems} where ${ofRow})`,
      fapiaoNo: sql<string | null>`(select ${invoiceDocuments.fapiaoNo} from ${invoiceDocuments} where ${ofBlue})`,
      hasFile: sql<boolean>`exists (select 1 from ${invoiceDocuments} where ${ofBlue}
        and exists (select 1 from ${invoiceFiles} where ${ofDocument}))`,
    })
    .from(invoiceApplications)
    .where(inArray(invoiceApplications.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}
