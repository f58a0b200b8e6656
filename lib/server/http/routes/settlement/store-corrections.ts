import { knownToStore } from '#lib/contract/settlement/corrections.ts';
import {
  storeCorrections,
  storeCorrectionsExport,
  storePenaltyAppeal,
} from '#lib/contract/settlement/store-corrections.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { listCorrections, readCorrections } from '#lib/server/settlement/index.ts';
import { appealPenalty } from '#lib/server/workflows/settlement/appeal-penalty.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toStoreRecord } from './correction-records.ts';
import { exportCorrections } from './export-corrections.ts';

const guard = { store: 'store/finance' } as const;

/** What the platform puts right with a store, as the store sees it. */
export function registerStoreCorrections(app: App): void {
  serve(app, storeCorrections, {
    guard,
    run: async ({ server, member: { storeId }, query }) => {
      const { kind, status, no } = query;
      const statuses = status ? [status] : knownToStore;
      const { list, total } = await listCorrections(server.db, { storeId, kind, statuses, no }, toPage(query));
      const now = server.clock.now();
      return { list: list.map((row) => toStoreRecord(row, now)), total };
    },
  });
  serveFile(app, storeCorrectionsExport, {
    guard,
    limits: [{ points: 20, seconds: 60, by: 'account' }],
    isReadFromReplica: true,
    run: ({ server, member: { storeId }, query: { format, kind, status }, locale }) => {
      const filter = { storeId, kind, statuses: status ? [status] : knownToStore };
      return exportCorrections(readCorrections(server.db, filter), { format, locale, now: server.clock.now() });
    },
  });
  serve(app, storePenaltyAppeal, {
    guard: { store: 'store/finance/appeal' },
    message: 'penaltyAppealed',
    run: ({ server, member, body: { no, reason } }) => appealPenalty(server, member, { no, note: reason }),
  });
}
