import {
  operatorDepositDecide,
  operatorDepositPropose,
  operatorDepositStores,
  operatorDeposits,
} from '#lib/contract/settlement/desk-deposits.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listDeposits } from '#lib/server/settlement/index.ts';
import { findStoreNames, findStoreOf, listStoreOptions } from '#lib/server/store/index.ts';
import { decideDeposit } from '#lib/server/workflows/settlement/decide-deposit.ts';
import { proposeDeposit } from '#lib/server/workflows/settlement/propose-deposit.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { namePeople } from '../identity/name-people.ts';
import { toDeskDeposit } from './deposit-records.ts';

const waiting = ['open', 'proposed'] as const;

/** What operators ask of stores as a surety, give back and keep. */
export function registerOperatorDeposits(app: App): void {
  serve(app, operatorDeposits, {
    guard: { node: 'operator/deposit/list' },
    run: async ({ server, member: { userId }, query }) => {
      const { status, kind, store_id: storeId, no } = query;
      const statuses = status === 'waiting' ? waiting : status && [status];
      const [{ list, total }, own] = await Promise.all([
        listDeposits(server.db, { storeId, statuses, kind, no }, toPage(query)),
        findStoreOf(server.db, userId),
      ]);
      const [nameOf, stores] = await Promise.all([
        namePeople(
          server,
          list.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
        ),
        findStoreNames(server.db, [...new Set(list.map(({ storeId }) => storeId))]),
      ]);
      const storeOf = (id: number) => stores.get(id) ?? '';
      const reader = { userId, storeId: own?.id, nameOf, storeOf, now: server.clock.now() };
      return { list: list.map((row) => toDeskDeposit(row, reader)), total };
    },
  });
  serve(app, operatorDepositStores, {
    guard: { node: 'operator/deposit/list' },
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: ({ server, query }) => listStoreOptions(server.db, toLookup(query)),
  });
  serve(app, operatorDepositPropose, {
    guard: { node: 'operator/deposit/propose' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'depositProposed',
    run: ({ server, member, body, request }) => {
      const { store_id: storeId, kind, amount, reason, due = '' } = body;
      const facts = { storeId, kind, amount: parseFen(amount), reason, due: kind === 'demand' ? due : '' };
      return proposeDeposit(server, member, { ...facts, key: requireIdempotencyKey(request) });
    },
  });
  serve(app, operatorDepositDecide, {
    guard: { node: 'operator/deposit/decide' },
    message: 'depositDecided',
    run: ({ server, member, body: { reason = '', ...asked } }) => decideDeposit(server, member, { ...asked, reason }),
  });
}
