import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { invoiceDocuments, invoiceFiles } from '../document-tables.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** The blue document of an application. */
export async function findBlueDocument(db: Executor, applicationId: number): Promise<InvoiceDocument | undefined> {
  const isBlue = and(eq(invoiceDocuments.applicationId, applicationId), eq(invoiceDocuments.color, 'blue'));
  return (await db.select().from(invoiceDocuments).where(isBlue))[0];
}

/** A document, and whether there is any file of it. */
export async function findDocument(
  db: Executor,
  id: number,
): Promise<{ document: InvoiceDocument; hasFile: boolean } | undefined> {
  const files = sql`(select 1 from ${invoiceFiles} where ${invoiceFiles.documentId} = ${invoiceDocuments.id})`;
  const [row] = await db
    .select({ document: invoiceDocuments, hasFile: sql<boolean>`exists ${files}` })
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.id, id));
  return row;
}
