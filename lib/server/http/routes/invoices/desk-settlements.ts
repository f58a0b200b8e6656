import {
  operatorSettlementAccept,
  operatorSettlementFile,
  operatorSettlementInvoices,
  operatorSettlementRefuse,
} from '#lib/contract/invoices/desk-settlements.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import {
  canMoveSettlement,
  type ListedSettlementInvoice,
  listSettlementInvoices,
  openSettlementFile,
} from '#lib/server/invoices/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { findStoreNames, listOwnStoreIds } from '#lib/server/store/index.ts';
import { decideStoreInvoice } from '#lib/server/workflows/payouts/decide-store-invoice.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { namePeople } from '../identity/name-people.ts';
import { toFileAnswer } from './invoice-downloads.ts';
import { toSettlementRecord } from './settlement-records.ts';

const guard = { node: 'operator/invoice/settlements' } as const;

/** What stores hand in: whoever looks at it accepts or refuses. */
export function registerOperatorSettlements(app: App): void {
  serve(app, operatorSettlementInvoices, {
    guard,
    run: async ({ server, member, query }) => {
      const { status, store_id: storeId, no } = query;
      const { list, total } = await listSettlementInvoices(server.db, { status, storeId, no }, toPage(query));
      return { list: await describeAll(server, member, list), total };
    },
  });
  serveFile(app, operatorSettlementFile, {
    guard,
    limits: [{ points: 300, seconds: 600, by: 'account' }],
    run: async ({ server, query }) => toFileAnswer(await openSettlementFile(server, query), query),
  });
  serve(app, operatorSettlementAccept, {
    guard,
    message: 'settlementAccepted',
    run: ({ server, member, body }) => decideStoreInvoice(server, member, { ...body, decision: 'accept', reason: '' }),
  });
  serve(app, operatorSettlementRefuse, {
    guard,
    message: 'settlementRefused',
    run: ({ server, member, body }) => decideStoreInvoice(server, member, { ...body, decision: 'refuse' }),
  });
}

async function describeAll(server: ServerContext, { userId }: Member, list: ListedSettlementInvoice[]) {
  const storeIds = new Set(list.map(({ invoice: { storeId } }) => storeId));
  const [nameOf, stores, own] = await Promise.all([
    namePeople(
      server,
      list.flatMap(({ invoice: { submittedBy, decidedBy } }) => [submittedBy, decidedBy]),
    ),
    findStoreNames(server.db, [...storeIds]),
    listOwnStoreIds(server.db, userId),
  ]);
  return list.map((each) => {
    const { storeId, status, submittedBy, decidedBy, version } = each.invoice;
    const isOwn = own.includes(storeId);
    const moves = (['accept', 'refuse'] as const).filter((move) => canMoveSettlement(status, move));
    return {
      ...toSettlementRecord(each),
      store: { id: storeId, name: stores.get(storeId) ?? '' },
      submitter: nameOf(submittedBy),
      decider: decidedBy === null ? '' : nameOf(decidedBy),
      version,
      is_own: isOwn,
      actions: isOwn ? [] : moves,
    };
  });
}
