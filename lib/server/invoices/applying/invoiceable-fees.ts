import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { deadInvoiceStatuses } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { readStatementFees, type StatementFees } from '#lib/server/settlement/index.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { taxCodes } from '../issuer-tables.ts';
import { type IssuerFacts, platform, readIssuer } from '../issuers/issuers.ts';
import type { LineTax } from './category-taxes.ts';
import { type FeeKind, feeKinds, feeNames, feeTax, offsetFees } from './fee-rules.ts';
import type { InvoiceableRow } from './plan-invoices.ts';

export interface InvoiceableFees extends StatementFees {
  /** What is asked for or invoiced of it. */
  live: Fen;
  /** What can be invoiced, fee by fee; empty where nothing can. */
  rows: InvoiceableRow[];
  /** Their sum. */
  amount: Fen;
  /** What of this statement sets off what the platform has given back in others. */
  offset: Fen;
}

interface StoreFees {
  issuer: IssuerFacts;
  /** The oldest first. */
  statements: InvoiceableFees[];
  /** Their sum. */
  amount: Fen;
  /** What the platform has given back and nothing is left to set it off against. */
  credit: Fen;
}

const feeOf: Record<FeeKind, (fees: StatementFees) => Fen> = {
  commission: ({ commission }) => commission,
  payment: ({ channelFee }) => channelFee,
};

/**
 * What the platform has taken of a store and not invoiced yet, statement by statement. Asked again under the locks of the
 * statements before anything is applied for.
 */
export async function readInvoiceableFees(db: Executor, storeId: number): Promise<StoreFees> {
  const [fees, live, issuer, tax] = await Promise.all([
    readStatementFees(db, storeId),
    readLiveOfFees(db, storeId),
    readIssuer(db, platform),
    readFeeTax(db),
  ]);
  const liveOf = (statementId: number, kind: FeeKind) => live.get(`${statementId}:${feeNames[kind]}`) ?? 0;
  const offers = feeKinds.map((kind) => {
    const lefts = fees.map((each) => {
      const { id: statementId } = each.statement;
      return { statementId, left: feeOf[kind](each) - liveOf(statementId, kind) };
    });
    return { kind, offers: offsetFees(lefts) };
  });
  const statements = fees.map((each, index) => {
    const own = offers.map(({ kind, offers: all }) => ({ kind, amount: 0, left: 0, ...all[index] }));
    const rows = own
      .filter(({ amount }) => amount > 0)
      .map(({ kind, amount }) => toRow(each, { kind, amount, tax, flatTaxBp: issuer.flatTaxBp }));
    const amount = rows.reduce((sum, { grossAmount }) => sum + grossAmount, 0);
    const offset = own.reduce((sum, { left }) => sum + Math.max(0, left), 0) - amount;
    const asked = feeKinds.reduce((sum, kind) => sum + liveOf(each.statement.id, kind), 0);
    return { ...each, live: asked, rows, amount, offset };
  });
  const lefts = offers.flatMap(({ offers: all }) => all);
  const amount = statements.reduce((sum, each) => sum + each.amount, 0);
  // What was given back beyond all that was taken.
  const credit = amount - lefts.reduce((sum, { left }) => sum + left, 0);
  return { issuer, statements, amount, credit };
}

interface RowFacts {
  kind: FeeKind;
  amount: Fen;
  tax: LineTax;
  flatTaxBp: number | null;
}

/** The number of the statement stands where goods have their model: that is how an accountant matches the two. */
const toRow = ({ statement }: StatementFees, { kind, amount, tax, flatTaxBp }: RowFacts): InvoiceableRow => ({
  orderId: null,
  orderLineId: null,
  statementId: statement.id,
  name: feeNames[kind],
  model: statement.no,
  unit: '',
  qty: null,
  ...tax,
  taxBp: flatTaxBp ?? tax.taxBp,
  grossAmount: amount,
});

/** What is asked for or invoiced of each fee of each statement, less what was taken back of it. */
async function readLiveOfFees(db: Executor, storeId: number): Promise<Map<string, Fen>> {
  const { statementId, name, grossAmount, applicationId } = invoiceItems;
  const { id, recipientType, recipientId, status } = invoiceApplications;
  const rows = await db
    .select({ statementId, name, gross: sql<number>`sum(${grossAmount})::bigint`.mapWith(Number) })
    .from(invoiceItems)
    .innerJoin(invoiceApplications, eq(id, applicationId))
    .where(
      and(
        eq(recipientType, 'store'),
        eq(recipientId, storeId),
        inArray(invoiceApplications.source, ['statement', 'reissue']),
        notInArray(status, [...deadInvoiceStatuses]),
      ),
    )
    .groupBy(statementId, name);
  return new Map(rows.map((row) => [`${row.statementId}:${row.name}`, row.gross]));
}

async function readFeeTax(db: Executor): Promise<LineTax> {
  const [code] = await db.select().from(taxCodes).where(eq(taxCodes.code, feeTax.taxCode));
  return code ? { taxCode: code.code, taxLabel: code.label, taxBp: code.taxBp } : feeTax;
}
