import { storeFinance, storeFinanceExport, storeFinanceLines } from '#lib/contract/settlement/store-finance.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  describeFinance,
  forecastSettlement,
  listLines,
  readLines,
  settlementDays,
} from '#lib/server/settlement/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportLines } from './export-lines.ts';
import { toLineRecord, toLineSums } from './line-records.ts';

const guard = { store: 'store/finance' } as const;

/** What a store has earned, and every line of it. */
export function registerStoreFinance(app: App): void {
  serve(app, storeFinance, {
    guard,
    isReadFromReplica: true,
    run: async ({ server, member }) => {
      const [{ money, demanded, month, days }, forecast] = await Promise.all([
        describeFinance(server, member.storeId),
        forecastSettlement(server, member.storeId),
      ]);
      return {
        pending: formatFen(money.pending),
        available: formatFen(money.available),
        held: formatFen(money.held),
        deposited: formatFen(money.deposited),
        demanded: demanded && { amount: formatFen(demanded.amount), due_time: toUnixSeconds(demanded.dueAt) },
        owed: formatFen(money.owed),
        month: { from: month.from, earned: formatFen(month.earned), reversed: formatFen(month.reversed) },
        forecast: forecast.map(({ day, amount, statementNo, from, to }) => ({
          day: day ?? null,
          amount: formatFen(amount),
          statement_no: statementNo,
          from,
          to,
        })),
        days: days.map(({ day, net }) => ({ day, net: formatFen(net) })),
      };
    },
  });
  serve(app, storeFinanceLines, {
    guard,
    run: async ({ server, member: { storeId }, query }) => {
      const { kind, state, statement, from, to } = query;
      const asked = { storeId, filter: { kind, state, statement, from, to } };
      const dayOf = await settlementDays(server);
      const { list, total, sums } = await listLines(server.db, asked, toPage(query));
      return { list: list.map((line) => toLineRecord(line, dayOf(line))), total, sums: toLineSums(sums) };
    },
  });
  serveFile(app, storeFinanceExport, {
    guard,
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    isReadFromReplica: true,
    run: async ({ server, member: { storeId }, query: { format, ...filter }, locale }) => {
      const facts = { format, locale, now: server.clock.now(), dayOf: await settlementDays(server) };
      return exportLines(readLines(server.db, { storeId, filter }), facts);
    },
  });
}
