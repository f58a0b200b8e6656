import { depositsKnownToStore } from '#lib/contract/settlement/deposits.ts';
import { storeDepositPay, storeDeposits } from '#lib/contract/settlement/store-deposits.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listDeposits } from '#lib/server/settlement/index.ts';
import { payDeposit } from '#lib/server/workflows/settlement/pay-deposit.ts';
import { type App, serve } from '../../serve.ts';
import { toStoreDeposit } from './deposit-records.ts';

/** What a store leaves with the platform as a surety, as the store sees it. */
export function registerStoreDeposits(app: App): void {
  serve(app, storeDeposits, {
    guard: { store: 'store/finance' },
    run: async ({ server, member: { storeId }, query }) => {
      const { kind, status, no } = query;
      const statuses = status ? [status] : depositsKnownToStore;
      const { list, total } = await listDeposits(server.db, { storeId, kind, statuses, no }, toPage(query));
      const now = server.clock.now();
      return { list: list.map((row) => toStoreDeposit(row, now)), total };
    },
  });
  serve(app, storeDepositPay, {
    guard: { store: 'store/finance/withdraw' },
    message: 'depositPaid',
    run: ({ server, member, body: { no } }) => payDeposit(server, member, no),
  });
}
