import { storeAccounts, storeMovements, storeMovementsExport } from '#lib/contract/settlement/store-movements.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listStoreMovements, type Movement, readStoreMovements } from '#lib/server/wallet/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportMovements } from './export-movements.ts';

/** Where the money of a store went once it was settled. */
export function registerStoreMovements(app: App): void {
  serve(app, storeMovements, {
    guard: { store: 'store/finance' },
    run: async ({ server, member: { storeId }, query, locale }) => {
      const { account = storeAccounts[0], from, to } = query;
      const asked = { storeId, account, from, to };
      const { list, total } = await listStoreMovements(server.db, asked, toPage(query));
      return { list: list.map((movement) => toRecord(movement, locale)), total };
    },
  });
  serveFile(app, storeMovementsExport, {
    guard: { store: 'store/finance' },
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    isReadFromReplica: true,
    run: ({ server, member: { storeId }, query: { format, account = storeAccounts[0], from, to }, locale }) => {
      const batches = readStoreMovements(server.db, { storeId, account, from, to });
      return exportMovements(batches, { account, format, locale, now: server.clock.now() });
    },
  });
}

const toRecord = ({ id, memoKey, memoArgs, refNo, amount, after, at }: Movement, locale: Locale) => ({
  id,
  memo: sentence(locale, `walletLedger.${memoKey}`, memoArgs),
  no: refNo,
  amount: formatFen(amount),
  after: formatFen(after),
  create_time: toUnixSeconds(at),
});
