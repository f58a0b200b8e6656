import { and, inArray, notInArray, sql } from 'drizzle-orm';
import type { InvoiceObstacle } from '#lib/contract/invoices/obstacles.ts';
import { deadInvoiceStatuses } from '#lib/contract/invoices/records.ts';
import { officialLocale } from '#lib/i18n/languages.ts';
import { unitSentence } from '#lib/i18n/unit-sentences.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { listLines, type Order, type OrderLine } from '#lib/server/orders/index.ts';
import type { Settings } from '#lib/server/site/index.ts';
import { invoiceApplications, invoiceItems } from '../application-tables.ts';
import { type Issuer, type IssuerFacts, issuerOf, readIssuers, sameIssuer } from '../issuers/issuers.ts';
import { findProductTaxes, type LineTax, noCategory } from './category-taxes.ts';
import { findObstacle, keptOfLine } from './invoiceable-rules.ts';
import type { InvoiceableRow } from './plan-invoices.ts';

export interface InvoiceableOrder {
  order: Order;
  issuer: IssuerFacts;
  lines: OrderLine[];
  /** What of them is paid and stays paid. */
  kept: Fen;
  /** What can be invoiced of each line; empty where nothing can. */
  rows: InvoiceableRow[];
  /** Their sum. */
  amount: Fen;
  obstacle: InvoiceObstacle | null;
}

interface Question {
  orders: Order[];
  settings: Settings;
  now: Date;
}

/**
 * What can be invoiced of orders now, line by line, or why not. Asked again under the locks of the orders before anything is
 * applied for: whatever is invoiced of them waits for these.
 */
export async function readInvoiceable(db: Executor, { orders, settings, now }: Question): Promise<InvoiceableOrder[]> {
  const ids = orders.map(({ id }) => id);
  const [lines, live, issuers] = await Promise.all([
    listLines(db, ids),
    readLiveOfLines(db, ids),
    readIssuers(db, uniqueIssuers(orders)),
  ]);
  const taxes = await findProductTaxes(
    db,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  return orders.flatMap((order) => {
    const issuer = issuers.find((each) => sameIssuer(each, issuerOf(order.storeId)));
    if (!issuer) return [];
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const rows = own.map((line) => toRow(line, { live: live.get(line.id) ?? 0, taxes, issuer }));
    const kept = own.reduce((sum, line) => sum + keptOfLine(line), 0);
    const left = rows.reduce((sum, { grossAmount }) => sum + grossAmount, 0);
    const obstacle = findObstacle({ order, kept, left, settings, now });
    return [{ order, issuer, lines: own, kept, rows: obstacle ? [] : rows, amount: obstacle ? 0 : left, obstacle }];
  });
}

function uniqueIssuers(orders: Order[]): Issuer[] {
  const stores = new Set(orders.map(({ storeId }) => storeId));
  return [...stores].map(issuerOf);
}

/** What is asked for or invoiced of each line, less what was taken back of it. */
export async function readLiveOfLines(db: Executor, orderIds: number[]): Promise<Map<number, Fen>> {
  if (orderIds.length === 0) return new Map();
  const { orderLineId, orderId, grossAmount, applicationId } = invoiceItems;
  const rows = await db
    .select({ id: orderLineId, gross: sql<number>`sum(${grossAmount})::bigint`.mapWith(Number) })
    .from(invoiceItems)
    .innerJoin(invoiceApplications, sql`${invoiceApplications.id} = ${applicationId}`)
    .where(and(inArray(orderId, orderIds), notInArray(invoiceApplications.status, [...deadInvoiceStatuses])))
    .groupBy(orderLineId);
  return new Map(rows.flatMap(({ id, gross }) => (id === null ? [] : [[id, gross]])));
}

interface RowFacts {
  live: Fen;
  taxes: ReadonlyMap<number, LineTax>;
  issuer: IssuerFacts;
}

function toRow(line: OrderLine, { live, taxes, issuer }: RowFacts): InvoiceableRow {
  const { taxCode, taxLabel, taxBp } = taxes.get(line.productId ?? 0) ?? noCategory;
  return {
    orderId: line.orderId,
    orderLineId: line.id,
    statementId: null,
    name: line.name[officialLocale].slice(0, 100),
    model: line.specText[officialLocale].slice(0, 100),
    unit: unitSentence(officialLocale, line.unit),
    qty: live === 0 ? line.qty - line.refundedQty : null,
    taxCode,
    taxLabel,
    taxBp: issuer.flatTaxBp ?? taxBp,
    grossAmount: keptOfLine(line) - live,
  };
}
