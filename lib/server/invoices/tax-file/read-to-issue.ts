import { and, asc, inArray, isNull } from 'drizzle-orm';
import { mostInTaxFile } from '#lib/contract/invoices/tax-file.ts';
import type { Executor } from '../../db/connection.ts';
import { type Application, type InvoiceItem, inScope } from '../application-repository.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import type { Issuer } from '../issuers/issuers.ts';

/** What this issuer has to issue, with its rows: those named, or where none is named what is due first. */
export async function readToIssue(
  db: Executor,
  issuer: Issuer,
  nos: readonly string[],
): Promise<{ application: Application; items: InvoiceItem[] }[]> {
  const { no, status, dueAt, id } = invoiceApplications;
  const isNamed = nos.length > 0 ? inArray(no, [...nos]) : undefined;
  const applications = await db
    .select()
    .from(invoiceApplications)
    .where(and(inScope({ issuer }), inArray(status, ['submitted', 'failed']), isNamed))
    .orderBy(asc(dueAt), asc(id))
    .limit(mostInTaxFile);
  if (applications.length === 0) return [];
  const ids = applications.map((application) => application.id);
  const items = await db
    .select()
    .from(invoiceItems)
    .where(and(inArray(invoiceItems.applicationId, ids), isNull(invoiceItems.redDocumentId)))
    .orderBy(asc(invoiceItems.sort), asc(invoiceItems.id));
  return applications.map((application) => ({
    application,
    items: items.filter(({ applicationId }) => applicationId === application.id),
  }));
}
