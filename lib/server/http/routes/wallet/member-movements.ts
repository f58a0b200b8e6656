import type { QueryOf } from '#lib/contract/endpoint.ts';
import {
  accountBalance,
  accountBill,
  accountExport,
  accountIntegral,
  accountOverview,
} from '#lib/contract/wallet/member-movements.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import {
  findNextExpiry,
  getPointsRules,
  listMovements,
  type MovementFilter,
  readMovements,
} from '#lib/server/wallet/index.ts';
import { describeOverview, toExpiring } from '#lib/server/workflows/account/describe-overview.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportMovements } from './export-movements.ts';
import { toBillRecord, toMoneyRecord, toPointsRecord, toRulesRecord } from './movement-records.ts';

const unitsOf = { balance: ['CNY' as const], integral: ['PT' as const], bill: ['CNY' as const, 'PT' as const] };

export function registerAccountMoney(app: App): void {
  serve(app, accountOverview, {
    guard: 'login',
    run: ({ server, member }) => describeOverview(server, member.userId),
  });
  serve(app, accountBalance, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) => {
      const filter = { userId, units: unitsOf.balance, filter: toFilter(query) };
      const { list, total } = await listMovements(server, filter, toPage(query));
      return { list: list.map((movement) => toMoneyRecord(movement, userId, locale)), total };
    },
  });
  serve(app, accountIntegral, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) => {
      const filter = { userId, units: unitsOf.integral, filter: toFilter(query) };
      const [{ list, total }, next, rules] = await Promise.all([
        listMovements(server, filter, toPage(query)),
        findNextExpiry(server, userId),
        getPointsRules(server),
      ]);
      const records = list.map((movement) => toPointsRecord(movement, userId, locale));
      return { list: records, total, expiring: toExpiring(next), rules: toRulesRecord(rules) };
    },
  });
  serve(app, accountBill, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) => {
      const filter = { userId, units: unitsOf.bill, filter: toFilter(query) };
      const { list, total } = await listMovements(server, filter, toPage(query));
      return { list: list.map((movement) => toBillRecord(movement, userId, locale)), total };
    },
  });
  serveFile(app, accountExport, {
    guard: 'login',
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    isReadFromReplica: true,
    run: ({ server, member: { userId }, query: { kind, movement: type, from, to, format }, locale }) => {
      const batches = readMovements(server, { userId, units: unitsOf[kind], filter: { type, from, to } });
      return exportMovements(batches, { kind, format, locale, now: server.clock.now() });
    },
  });
}

function toFilter({ kind: type, from, to }: QueryOf<typeof accountBalance>): MovementFilter {
  return { type, from, to };
}
