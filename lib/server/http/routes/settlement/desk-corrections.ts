import {
  operatorCorrectionDecide,
  operatorCorrectionPropose,
  operatorCorrectionStores,
  operatorCorrections,
} from '#lib/contract/settlement/desk-corrections.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listCorrections, waitingCorrections } from '#lib/server/settlement/index.ts';
import { findStoreNames, findStoreOf, listStoreOptions } from '#lib/server/store/index.ts';
import { decideCorrection } from '#lib/server/workflows/settlement/decide-correction.ts';
import { proposeCorrection } from '#lib/server/workflows/settlement/propose-correction.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { type App, serve } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { namePeople } from '../identity/name-people.ts';
import { toDeskRecord } from './correction-records.ts';

/** What operators put right with stores. */
export function registerOperatorCorrections(app: App): void {
  serve(app, operatorCorrections, {
    guard: { node: 'operator/correction/list' },
    run: async ({ server, member: { userId }, query }) => {
      const { status, kind, store_id: storeId, no } = query;
      const statuses = status === 'waiting' ? waitingCorrections : status && [status];
      const [{ list, total }, own] = await Promise.all([
        listCorrections(server.db, { storeId, statuses, kind, no }, toPage(query)),
        findStoreOf(server.db, userId),
      ]);
      const people = list.flatMap(({ proposedBy, decidedBy, resolvedBy }) => [proposedBy, decidedBy, resolvedBy]);
      const [nameOf, stores] = await Promise.all([
        namePeople(server, people),
        findStoreNames(server.db, [...new Set(list.map(({ storeId }) => storeId))]),
      ]);
      const reader = { userId, storeId: own?.id, nameOf, storeOf: (id: number) => stores.get(id) ?? '' };
      return { list: list.map((row) => toDeskRecord(row, reader)), total };
    },
  });
  serve(app, operatorCorrectionStores, {
    guard: { node: 'operator/correction/list' },
    limits: [{ points: 120, seconds: 60, by: 'account' }],
    run: ({ server, query }) => listStoreOptions(server.db, toLookup(query)),
  });
  serve(app, operatorCorrectionPropose, {
    guard: { node: 'operator/correction/propose' },
    limits: [{ points: 60, seconds: 600, by: 'account' }],
    message: 'correctionProposed',
    run: ({ server, member, body, request }) => {
      const { store_id: storeId, kind, amount: text, reason, order_no: orderNo = '' } = body;
      const amount = kind === 'penalty' ? -parseFen(text) : parseFen(text);
      const key = requireIdempotencyKey(request);
      return proposeCorrection(server, member, { storeId, kind, amount, reason, orderNo, key });
    },
  });
  serve(app, operatorCorrectionDecide, {
    guard: { node: 'operator/correction/decide' },
    message: 'correctionDecided',
    run: ({ server, member, body: { reason = '', ...asked } }) =>
      decideCorrection(server, member, { ...asked, reason }),
  });
}
