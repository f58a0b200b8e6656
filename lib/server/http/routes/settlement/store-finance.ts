import type { Hono } from 'hono';
import { storeFinance, storeFinanceExport, storeFinanceLines } from '#lib/contract/settlement/store-finance.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  describeFinance,
  type LineSums,
  listLines,
  readLines,
  type SettlementLine,
} from '#lib/server/settlement/index.ts';
import type { ApiEnv } from '../../request-scope.ts';
import { serve, serveFile } from '../../serve.ts';
import { exportLines } from './export-lines.ts';

const guard = { store: 'store/finance' } as const;

/** What a store has earned, and every line of it. */
export function registerStoreFinance(app: Hono<ApiEnv>): void {
  serve(app, storeFinance, {
    guard,
    run: async ({ server, member }) => {
      const { money, month, days } = await describeFinance(server, member.storeId);
      return {
        pending: formatFen(money.pending),
        available: formatFen(money.available),
        held: formatFen(money.held),
        owed: formatFen(money.owed),
        month: { from: month.from, earned: formatFen(month.earned), reversed: formatFen(month.reversed) },
        days: days.map(({ day, net }) => ({ day, net: formatFen(net) })),
      };
    },
  });
  serve(app, storeFinanceLines, {
    guard,
    run: async ({ server, member: { storeId }, query }) => {
      const { kind, state, statement, from, to } = query;
      const { list, total, sums } = await listLines(
        server.db,
        { storeId, filter: { kind, state, statement, from, to } },
        toPage(query),
      );
      return { list: list.map(toLineRecord), total, sums: toSums(sums) };
    },
  });
  serveFile(app, storeFinanceExport, {
    guard,
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    run: ({ server, member: { storeId }, query: { format, ...filter }, locale }) =>
      exportLines(readLines(server.db, { storeId, filter }), { format, locale, now: server.clock.now() }),
  });
}

const toSums = ({ gross, commission, channelFee, referral, net }: LineSums) => ({
  gross: formatFen(gross),
  commission: formatFen(commission),
  channel_fee: formatFen(channelFee),
  referral: formatFen(referral),
  net: formatFen(net),
});

function toLineRecord(line: SettlementLine) {
  const { id, kind, orderNo, createdAt, grossAmount: gross, channelFeeAmount: channelFee } = line;
  const commission = line.commissionAmount + line.commissionTaxAmount;
  const sums = toSums({ gross, commission, channelFee, referral: line.referralAmount, net: line.netAmount });
  const { no = '', settledAt = null } = line.statement ?? {};
  const standing = { statement_no: no, settle_time: settledAt && toUnixSeconds(settledAt) };
  return { id, kind, order_no: orderNo, ...sums, ...standing, create_time: toUnixSeconds(createdAt) };
}
