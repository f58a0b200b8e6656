import type { z } from 'zod';
import {
  operatorInvoiceDocuments,
  operatorInvoiceReport,
  operatorInvoiceReportExport,
} from '#lib/contract/invoices/desk-report.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import {
  countReported,
  listReportedDocuments,
  nameIssuers,
  type ReportFilter,
  type ReportRow,
  readReport,
  readReportedLines,
} from '#lib/server/invoices/index.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportDocuments } from './export-invoices.ts';

const guard = { node: 'operator/invoice/report' } as const;

/** What was issued, for the tax return; every figure leads to its documents. */
export function registerOperatorInvoiceReport(app: App): void {
  serve(app, operatorInvoiceReport, {
    guard,
    isReadFromReplica: true,
    run: async ({ server, query }) => {
      const filter = toFilter(query, server.clock.now());
      const [rows, counts] = await Promise.all([readReport(server.db, filter), countReported(server.db, filter)]);
      const nameOf = await nameIssuers(server.db, rows);
      // A document stands in a row for each of its rates.
      const sumsOf = (count: number, isMeant: (row: ReportRow) => boolean) => ({
        ...figuresOf(rows.filter(isMeant)),
        count,
      });
      return {
        from: filter.from,
        to: filter.to,
        list: rows.map((row) => ({
          month: row.month,
          issuer: row.issuerType,
          issuer_id: row.issuerId,
          issuer_name: nameOf(row),
          color: row.color,
          rate: row.taxBp,
          ...figuresOf([row]),
        })),
        sums: {
          blue: sumsOf(counts.blue, ({ color }) => color === 'blue'),
          red: sumsOf(counts.red, ({ color }) => color === 'red'),
          net: sumsOf(counts.blue + counts.red, () => true),
        },
      };
    },
  });
  registerDocuments(app);
  registerExport(app);
}

function registerDocuments(app: App): void {
  serve(app, operatorInvoiceDocuments, {
    guard,
    isReadFromReplica: true,
    run: async ({ server, query }) => {
      const filter = toFilter(query, server.clock.now());
      const { list, total } = await listReportedDocuments(server.db, filter, toPage(query));
      const nameOf = await nameIssuers(
        server.db,
        list.map(({ document }) => document),
      );
      return {
        list: list.map(({ document, no }) => ({
          no,
          fapiao_code: document.fapiaoCode,
          fapiao_no: document.fapiaoNo,
          color: document.color,
          issue_date: document.issueDate,
          issuer_name: nameOf(document),
          buyer: document.buyer.name,
          net: formatFen(document.netAmount),
          tax: formatFen(document.taxAmount),
          total: formatFen(document.totalAmount),
        })),
        total,
      };
    },
  });
}

function registerExport(app: App): void {
  serveFile(app, operatorInvoiceReportExport, {
    guard,
    limits: [{ points: 30, seconds: 3600, by: 'account' }],
    isReadFromReplica: true,
    run: async ({ server, member, query: { format, ...query }, locale }) => {
      const now = server.clock.now();
      const filter = toFilter(query, now);
      const { from, to } = filter;
      const exported = { entityType: 'invoices', entityId: 0, from: null, to: 'exported', event: 'export' };
      await logStatusChange(server.db, { ...exported, actor: member, data: { ...filter }, at: now });
      return exportDocuments(withNames(server, filter), { format, locale, from, to });
    },
  });
}

type Query = z.output<NonNullable<typeof operatorInvoiceReport.query>>;

/** The last three months, unless somebody says otherwise. */
function toFilter({ from, to, issuer, store_id: storeId, color, rate }: Query, now: Date): ReportFilter {
  const last = to ?? shopDay(now).slice(0, 7);
  const [year = 0, month = 0] = last.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 3, 15));
  const usual = shopDay(addSeconds(first, 0)).slice(0, 7);
  const start = from ?? usual;
  return {
    from: start <= last ? start : last,
    to: last,
    issuerType: storeId === undefined ? issuer : 'store',
    issuerId: storeId,
    color,
    taxBp: rate,
  };
}

function figuresOf(rows: readonly ReportRow[]) {
  const sum = (pick: (row: ReportRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const [net, tax] = [sum(({ netAmount }) => netAmount), sum(({ taxAmount }) => taxAmount)];
  return { count: sum(({ count }) => count), net: formatFen(net), tax: formatFen(tax), total: formatFen(net + tax) };
}

async function* withNames({ db }: ServerContext, filter: ReportFilter) {
  for await (const batch of readReportedLines(db, filter)) {
    const nameOf = await nameIssuers(
      db,
      batch.map(({ document }) => document),
    );
    yield batch.map((row) => ({ ...row, issuerName: nameOf(row.document) }));
  }
}
