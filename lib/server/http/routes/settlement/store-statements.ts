import {
  storeStatement,
  storeStatementConfirm,
  storeStatementObject,
  storeStatementPdf,
  storeStatements,
} from '#lib/contract/settlement/store-statements.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { confirmStatement, describeStatement, listStatements } from '#lib/server/settlement/index.ts';
import { disputeStatement } from '#lib/server/workflows/settlement/dispute-statement.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { documentLimits, serveStatement } from './serve-statement.ts';
import { toMore, toStoreRecord, toStoreTimeline } from './statement-records.ts';

/** What a store is settled for, as the store sees it. */
export function registerStoreStatements(app: App): void {
  serve(app, storeStatements, {
    guard: { store: 'store/finance' },
    run: async ({ server, member: { storeId }, query }) => {
      const { status, no } = query;
      const { list, total } = await listStatements(server.db, { storeId, status, no }, toPage(query));
      const now = server.clock.now();
      return { list: list.map((row) => toStoreRecord(row, now)), total };
    },
  });
  serve(app, storeStatement, {
    guard: { store: 'store/finance' },
    run: async ({ server, member: { storeId }, query: { no } }) => {
      const { statement, changes, ...more } = await describeStatement(server.db, no, storeId);
      const record = toStoreRecord(statement, server.clock.now());
      return { ...record, ...toMore(more), timeline: toStoreTimeline(changes) };
    },
  });
  serveFile(app, storeStatementPdf, {
    guard: { store: 'store/finance' },
    limits: documentLimits,
    run: ({ server, member: { storeId }, query: { no }, locale }) => serveStatement(server, { no, locale, storeId }),
  });
  serve(app, storeStatementConfirm, {
    guard: { store: 'store/finance/statement' },
    message: 'statementConfirmed',
    run: ({ server, member, body: { no } }) => confirmStatement(server, member, no),
  });
  serve(app, storeStatementObject, {
    guard: { store: 'store/finance/statement' },
    message: 'statementDisputed',
    run: ({ server, member, body: { no, reason } }) => disputeStatement(server, member, { no, note: reason }),
  });
}
