import type { Hono } from 'hono';
import {
  type StoreStatement,
  storeStatementConfirm,
  storeStatements,
} from '#lib/contract/settlement/store-statements.ts';
import { addSeconds, shopDay, toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { confirmStatement, listStatements, type Statement } from '#lib/server/settlement/index.ts';
import type { ApiEnv } from '../../request-scope.ts';
import { serve } from '../../serve.ts';
import { answerNothing } from '../answer-nothing.ts';

/** What a store is settled for, as the store sees it. */
export function registerStoreStatements(app: Hono<ApiEnv>): void {
  serve(app, storeStatements, {
    guard: { store: 'store/finance' },
    run: async ({ server, member: { storeId }, query }) => {
      const { status, no } = query;
      const { list, total } = await listStatements(server.db, { storeId, status, no }, toPage(query));
      return { list: list.map(toRecord), total };
    },
  });
  serve(app, storeStatementConfirm, {
    guard: { store: 'store/finance/statement' },
    message: 'statementConfirmed',
    run: ({ server, member, body: { no } }) => answerNothing(confirmStatement(server, member, no)),
  });
}

function toRecord(row: Statement): StoreStatement {
  return {
    no: row.no,
    from: shopDay(row.periodStart),
    to: shopDay(addSeconds(row.periodEnd, -1)),
    opening: formatFen(row.openingAmount),
    earnings: formatFen(row.earningsAmount),
    reversals: formatFen(row.reversalsAmount),
    fees: formatFen(row.feesAmount),
    adjustments: formatFen(row.adjustmentsAmount),
    net: formatFen(row.netAmount),
    closing: formatFen(row.closingAmount),
    line_count: row.lineCount,
    // Drafts are not read.
    status: row.status as StoreStatement['status'],
    deadline: toUnixSeconds(row.confirmDeadline),
    settle_time: row.settledAt && toUnixSeconds(row.settledAt),
    create_time: toUnixSeconds(row.createdAt),
    actions: row.status === 'to_confirm' ? ['confirm'] : [],
  };
}
