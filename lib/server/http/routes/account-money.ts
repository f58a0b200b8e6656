import type { Hono } from 'hono';
import {
  accountBalance,
  accountBill,
  accountExport,
  accountIntegral,
  accountOverview,
} from '#lib/contract/account-money.ts';
import type { QueryOf } from '#lib/contract/endpoint.ts';
import { toPage } from '../../kernel/paging.ts';
import { listMovements, type MovementFilter, readMovements } from '../../wallet/index.ts';
import { describeOverview } from '../../workflows/describe-overview.ts';
import { streamCsv } from '../csv.ts';
import type { ApiEnv } from '../request-scope.ts';
import { serve, serveFile } from '../serve.ts';
import { exportName, toBillRecord, toCsvCells, toCsvHead, toMoneyRecord, toPointsRecord } from './movement-records.ts';

const unitsOf = { balance: ['CNY' as const], integral: ['PT' as const], bill: ['CNY' as const, 'PT' as const] };

export function registerAccountMoney(app: Hono<ApiEnv>): void {
  serve(app, accountOverview, {
    guard: 'login',
    run: ({ server, member }) => describeOverview(server, member.userId),
  });
  serve(app, accountBalance, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) => {
      const wanted = { userId, units: unitsOf.balance, filter: toFilter(query) };
      const { list, total } = await listMovements(server, wanted, toPage(query));
      return { list: list.map((movement) => toMoneyRecord(movement, userId, locale)), total };
    },
  });
  serve(app, accountIntegral, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) => {
      const wanted = { userId, units: unitsOf.integral, filter: toFilter(query) };
      const { list, total } = await listMovements(server, wanted, toPage(query));
      return { list: list.map((movement) => toPointsRecord(movement, userId, locale)), total };
    },
  });
  serve(app, accountBill, {
    guard: 'login',
    run: async ({ server, member: { userId }, query, locale }) => {
      const wanted = { userId, units: unitsOf.bill, filter: toFilter(query) };
      const { list, total } = await listMovements(server, wanted, toPage(query));
      return { list: list.map((movement) => toBillRecord(movement, userId, locale)), total };
    },
  });
  serveFile(app, accountExport, {
    guard: 'login',
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    run: ({ server, member: { userId }, query: { kind, movement: type, from, to }, locale }) => {
      const batches = readMovements(server, { userId, units: unitsOf[kind], filter: { type, from, to } });
      const rows = mapBatches(batches, (movement) => toCsvCells(movement, locale));
      return { name: exportName(kind, locale, server.clock.now()), content: streamCsv(toCsvHead(locale), rows) };
    },
  });
}

function toFilter({ kind: type, from, to }: QueryOf<typeof accountBalance>): MovementFilter {
  return { type, from, to };
}

async function* mapBatches<From, To>(batches: AsyncGenerator<From[]>, map: (item: From) => To): AsyncGenerator<To[]> {
  for await (const batch of batches) yield batch.map(map);
}
