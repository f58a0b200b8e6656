import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../../db/connection.ts';
import { parseFen } from '../../kernel/money.ts';
import { type Application, inScope } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { invoiceDocuments, invoiceFiles } from '../document-tables.ts';
import type { Issuer } from '../issuers/issuers.ts';
import type { InvoiceDocument } from '../issuing/invoice-document.ts';
import type { Candidate, KnownFile } from './match-files.ts';

interface Wanted {
  known: readonly KnownFile[];
  /** Numbers of applications that somebody has chosen. */
  chosen: readonly string[];
}

type FoundCandidate = Omit<Candidate, 'application'> & {
  application: Application;
  document: (InvoiceDocument & { formats: InvoiceFormat[] }) | undefined;
};

/** More than a hundred files have to do with. */
const mostCandidates = 2000;

/** Applications of this issuer that files may be of: named by somebody or in a name, with a number, or to be issued with an amount. */
export async function findCandidates(
  db: Executor,
  issuer: Issuer,
  { known, chosen }: Wanted,
): Promise<FoundCandidate[]> {
  const nos = [...chosen, ...known.flatMap(({ file }) => /IV\d{14}/i.exec(file.name)?.[0].toUpperCase() ?? [])];
  const numbers = known.flatMap(({ facts, named }) => (facts ? [facts.fapiaoNo] : named));
  const totals = known.flatMap(({ facts }) => (facts && /^\d/.test(facts.total) ? [parseFen(facts.total)] : []));
  const { no, amount, status } = invoiceApplications;
  const isOpen = inArray(status, ['submitted', 'failed']);
  const ways = [
    nos.length > 0 ? inArray(no, nos) : undefined,
    numbers.length > 0 ? inArray(invoiceDocuments.fapiaoNo, numbers) : undefined,
    totals.length > 0 ? and(isOpen, isNull(invoiceDocuments.id), inArray(amount, totals)) : undefined,
  ].filter((way) => way !== undefined);
  if (ways.length === 0) return [];
  const isBlue = and(eq(invoiceDocuments.applicationId, invoiceApplications.id), eq(invoiceDocuments.color, 'blue'));
  const rows = await db
    .select({ application: invoiceApplications, document: invoiceDocuments })
    .from(invoiceApplications)
    .leftJoin(invoiceDocuments, isBlue)
    .where(and(inScope({ issuer }), or(...ways)))
    .orderBy(desc(invoiceApplications.id))
    .limit(mostCandidates);
  const formats = await findFormats(
    db,
    rows.flatMap(({ document }) => document?.id ?? []),
  );
  return rows.map(({ application, document }) => ({
    application,
    fapiaoNo: document?.fapiaoNo ?? '',
    document: document ? { ...document, formats: formats.get(document.id) ?? [] } : undefined,
  }));
}

async function findFormats(db: Executor, ids: number[]): Promise<Map<number, InvoiceFormat[]>> {
  const found = new Map<number, InvoiceFormat[]>();
  if (ids.length === 0) return found;
  const { documentId, format } = invoiceFiles;
  const rows = await db.select({ documentId, format }).from(invoiceFiles).where(inArray(documentId, ids));
  for (const row of rows) found.set(row.documentId, [...(found.get(row.documentId) ?? []), row.format]);
  return found;
}
