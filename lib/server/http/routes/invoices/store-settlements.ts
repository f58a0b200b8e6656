import {
  storeSettlementFile,
  storeSettlementHandIn,
  storeSettlementInvoices,
  storeSettlementInvoicing,
  storeSettlementRead,
  storeSettlementWithdraw,
} from '#lib/contract/invoices/store-settlements.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  canMoveSettlement,
  handInSettlement,
  listSettlementInvoices,
  openSettlementFile,
  readHandedIn,
  readOpenSettlements,
  withdrawSettlement,
} from '#lib/server/invoices/index.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { formatFen, parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toFileAnswer } from './invoice-downloads.ts';
import { toReadFile } from './issuer-records.ts';
import { toSettlementRecord } from './settlement-records.ts';

const reading = { store: 'store/invoice/settlements' } as const;
const handing = { store: 'store/invoice/settlements/hand_in' } as const;
const limits: RequestLimit[] = [{ points: 120, seconds: 600, by: 'account' }];

/** What a store hands in to the platform: its own invoices for what it is settled. */
export function registerStoreSettlements(app: App): void {
  serve(app, storeSettlementInvoicing, {
    guard: reading,
    run: async ({ server, member }) => {
      const [settings, { buyer, statements, sum }] = await Promise.all([
        getSettings(server),
        readOpenSettlements(server.db, member.storeId),
      ]);
      return {
        is_needed: settings['withdraw.isStoreInvoiceNeeded'],
        buyer_name: buyer.name,
        buyer_tax_no: buyer.taxNo,
        list: statements.map(({ no, periodStart, periodEnd, netAmount }) => ({
          no,
          from: shopDay(periodStart),
          to: shopDay(addSeconds(periodEnd, -1)),
          amount: formatFen(netAmount),
        })),
        amount: formatFen(sum),
      };
    },
  });
  serve(app, storeSettlementInvoices, {
    guard: reading,
    run: async ({ server, member: { storeId }, query }) => {
      const { list, total } = await listSettlementInvoices(server.db, { storeId, status: query.status }, toPage(query));
      const actionsOf = ({ invoice: { status } }: (typeof list)[number]): 'withdraw'[] =>
        canMoveSettlement(status, 'withdraw') ? ['withdraw'] : [];
      return { list: list.map((each) => ({ ...toSettlementRecord(each), actions: actionsOf(each) })), total };
    },
  });
  serveFile(app, storeSettlementFile, {
    guard: reading,
    limits,
    run: async ({ server, member, query }) =>
      toFileAnswer(await openSettlementFile(server, query, member.storeId), query),
  });
  registerHandingIn(app);
}

function registerHandingIn(app: App): void {
  serve(app, storeSettlementRead, {
    guard: handing,
    limits,
    run: async ({ server, member, body: { statements, files } }) => {
      const read = await readHandedIn(server, member, { statements, urls: files.map(({ url }) => url) });
      return { files: read.map((each) => ({ ...toReadFile(each), total: each.total })) };
    },
  });
  serve(app, storeSettlementHandIn, {
    guard: handing,
    limits,
    message: 'settlementHandedIn',
    run: ({ server, member, body }) =>
      handInSettlement(server, member, {
        statements: body.statements,
        fapiaoCode: body.fapiao_code,
        fapiaoNo: body.fapiao_no,
        issueDate: body.issue_date,
        amount: parseFen(body.amount),
        files: body.files,
        acceptsSpelling: body.accepts_spelling,
      }),
  });
  serve(app, storeSettlementWithdraw, {
    guard: handing,
    message: 'settlementWithdrawn',
    run: ({ server, member, body: { no } }) => withdrawSettlement(server, member, no),
  });
}
