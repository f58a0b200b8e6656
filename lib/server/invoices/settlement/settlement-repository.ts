import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { InvoiceFormat } from '#lib/contract/invoices/records.ts';
import type { SettlementInvoiceStatus } from '#lib/contract/invoices/settlement-words.ts';
import type { Executor } from '../../db/connection.ts';
import { countRows } from '../../db/count-rows.ts';
import { listRows } from '../../db/list-rows.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import type { Page, PageOf } from '../../kernel/paging.ts';
import { findStatementNos } from '../../settlement/index.ts';
import { settlementInvoiceFiles, settlementInvoiceParts, settlementInvoices } from '../settlement-tables.ts';

export type SettlementInvoice = typeof settlementInvoices.$inferSelect;

/** With the numbers of its statements, and the formats of its files. */
export interface ListedSettlementInvoice {
  invoice: SettlementInvoice;
  statements: { no: string; amount: Fen }[];
  formats: InvoiceFormat[];
}

/** Throws `not_found`; with a store also for one of another. */
export async function getSettlementInvoice(db: Executor, no: string, storeId?: number): Promise<SettlementInvoice> {
  const of = settlementInvoices;
  const where = and(eq(of.no, no), storeId === undefined ? undefined : eq(of.storeId, storeId));
  const [row] = await db.select().from(of).where(where);
  if (!row) throw new DomainError('not_found');
  return row;
}

export const countSubmittedSettlements = (db: Executor): Promise<number> =>
  countRows(db, settlementInvoices, eq(settlementInvoices.status, 'submitted'));

interface SettlementFilter {
  storeId?: number | undefined;
  status?: SettlementInvoiceStatus | undefined;
  no?: string | undefined;
}

/** What stores have handed in, newest first. */
export async function listSettlementInvoices(
  db: Executor,
  { storeId, status, no }: SettlementFilter,
  page: Page,
): Promise<PageOf<ListedSettlementInvoice>> {
  const of = settlementInvoices;
  const where = and(
    storeId === undefined ? undefined : eq(of.storeId, storeId),
    status && eq(of.status, status),
    no === undefined ? undefined : eq(of.no, no),
  );
  const { list: rows, total } = await listRows(db, of, { where, orderBy: [desc(of.id)], page });
  return { list: await withStatements(db, rows), total };
}

async function withStatements(db: Executor, invoices: SettlementInvoice[]): Promise<ListedSettlementInvoice[]> {
  if (invoices.length === 0) return [];
  const ids = invoices.map(({ id }) => id);
  const [links, files] = await Promise.all([
    readLinks(db, inArray(settlementInvoiceParts.invoiceId, ids)),
    db
      .select({ invoiceId: settlementInvoiceFiles.invoiceId, format: settlementInvoiceFiles.format })
      .from(settlementInvoiceFiles)
      .where(inArray(settlementInvoiceFiles.invoiceId, ids))
      .orderBy(asc(settlementInvoiceFiles.format)),
  ]);
  const nos = await findStatementNos(
    db,
    links.map(({ statementId }) => statementId),
  );
  return invoices.map((invoice) => ({
    invoice,
    statements: links
      .filter(({ invoiceId }) => invoiceId === invoice.id)
      .map(({ statementId, amount }) => ({ no: nos.get(statementId) ?? '', amount })),
    formats: files.filter(({ invoiceId }) => invoiceId === invoice.id).map(({ format }) => format),
  }));
}

const readLinks = (db: Executor, where: SQL | undefined) =>
  db.select().from(settlementInvoiceParts).where(where).orderBy(asc(settlementInvoiceParts.statementId));

/** The invoice that counts of each of these statements, if there is one. */
export async function readLivingOf(
  db: Executor,
  statementIds: readonly number[],
): Promise<Map<number, Pick<SettlementInvoice, 'no' | 'status'>>> {
  if (statementIds.length === 0) return new Map();
  const { statementId, isLiving, invoiceId } = settlementInvoiceParts;
  const { id, no, status } = settlementInvoices;
  const rows = await db
    .select({ statementId, no, status })
    .from(settlementInvoiceParts)
    .innerJoin(settlementInvoices, eq(id, invoiceId))
    .where(and(inArray(statementId, [...statementIds]), eq(isLiving, true)));
  return new Map(rows.map((row) => [row.statementId, row]));
}
