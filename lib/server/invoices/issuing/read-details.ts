import { and, asc, eq, inArray, notInArray, or } from 'drizzle-orm';
import { deadInvoiceStatuses, type InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { type LoggedChange, listStatusChanges } from '#lib/server/db/status-log.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { findOrderNos } from '#lib/server/orders/index.ts';
import { findStatementNos } from '#lib/server/settlement/index.ts';
import { type Application, type InvoiceItem, listItems } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { invoiceDocuments, invoiceFiles, redConfirmations } from '../document-tables.ts';
import type { RedConfirmation } from '../red/move-red.ts';
import type { InvoiceDocument } from './invoice-document.ts';

/** What an application has of an order or a statement, as it was asked for. */
interface InvoicePart {
  no: string;
  amount: Fen;
}

export interface InvoiceDetails {
  application: Application;
  /** Blue rows alone. */
  items: InvoiceItem[];
  redAmount: Fen;
  /** The blue one first. */
  documents: (InvoiceDocument & { formats: InvoiceFormat[] })[];
  /** The last first. */
  reds: RedConfirmation[];
  orders: InvoicePart[];
  statements: InvoicePart[];
  replaces: string;
  replacedBy: string;
  /** The last first. */
  history: LoggedChange[];
}

/** An application with everything about it, in a number of queries that does not grow with what it is of. */
export async function readDetails(db: Executor, application: Application): Promise<InvoiceDetails> {
  const { id } = application;
  const [rows, documents, reds, relatives, history] = await Promise.all([
    listItems(db, id),
    listDocuments(db, id),
    listReds(db, id),
    findRelatives(db, application),
    listStatusChanges(db, 'invoice', id),
  ]);
  const items = rows.filter(({ redDocumentId }) => redDocumentId === null);
  const [orderNos, statementNos] = await Promise.all([
    findOrderNos(db, idsOf(items, 'orderId')),
    findStatementNos(db, idsOf(items, 'statementId')),
  ]);
  return {
    application,
    items,
    redAmount: sumOf(items) - sumOf(rows),
    documents,
    reds,
    orders: partsOf(items, 'orderId', orderNos),
    statements: partsOf(items, 'statementId', statementNos),
    ...relatives,
    history,
  };
}

type Subject = 'orderId' | 'statementId';

const idsOf = (items: InvoiceItem[], subject: Subject) => [
  ...new Set(items.flatMap((item) => (item[subject] === null ? [] : [item[subject]]))),
];

const sumOf = (items: InvoiceItem[]) => items.reduce((sum, { grossAmount }) => sum + grossAmount, 0);

const partsOf = (items: InvoiceItem[], subject: Subject, nos: ReadonlyMap<number, string>): InvoicePart[] =>
  idsOf(items, subject).map((id) => ({
    no: nos.get(id) ?? '',
    amount: sumOf(items.filter((item) => item[subject] === id)),
  }));

/** The documents of an application with the formats there are of each. */
export async function listDocuments(db: Executor, applicationId: number): Promise<InvoiceDetails['documents']> {
  const rows = await db
    .select({ document: invoiceDocuments, format: invoiceFiles.format })
    .from(invoiceDocuments)
    .leftJoin(invoiceFiles, eq(invoiceFiles.documentId, invoiceDocuments.id))
    .where(eq(invoiceDocuments.applicationId, applicationId))
    .orderBy(asc(invoiceDocuments.id), asc(invoiceFiles.id));
  const documents = new Map<number, InvoiceDetails['documents'][number]>();
  for (const { document, format } of rows) {
    const known = documents.get(document.id) ?? { ...document, formats: [] };
    if (format) known.formats.push(format);
    documents.set(document.id, known);
  }
  return [...documents.values()];
}

/** Red letters of an application, the last first. */
export const listReds = async (db: Executor, applicationId: number): Promise<RedConfirmation[]> =>
  (
    await db
      .select()
      .from(redConfirmations)
      .where(eq(redConfirmations.applicationId, applicationId))
      .orderBy(asc(redConfirmations.id))
  ).reverse();

async function findRelatives(db: Executor, { id, replacesId }: Application) {
  const { no, status } = invoiceApplications;
  const isHeir = and(eq(invoiceApplications.replacesId, id), notInArray(status, [...deadInvoiceStatuses]));
  const isForebear = replacesId === null ? undefined : inArray(invoiceApplications.id, [replacesId]);
  const rows = await db
    .select({ id: invoiceApplications.id, no })
    .from(invoiceApplications)
    .where(or(isHeir, isForebear));
  const find = (isWanted: (row: { id: number }) => boolean) => rows.find(isWanted)?.no ?? '';
  return {
    replaces: find((row) => row.id === replacesId),
    replacedBy: find((row) => row.id !== replacesId),
  };
}
