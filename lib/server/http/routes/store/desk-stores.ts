import {
  operatorStore,
  operatorStoreExport,
  operatorStoreOptions,
  operatorStoreStatus,
  operatorStores,
} from '#lib/contract/store/desk-stores.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { countStoreOrders } from '#lib/server/orders/index.ts';
import {
  exportDeskStores,
  getDeskStore,
  listDeskStores,
  listStoreOptions,
  nameTrades,
  setStoreStatus,
} from '#lib/server/store/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { toLookup } from '../../to-lookup.ts';
import { toDeskStore, toDeskStoreInfo } from './desk-store-records.ts';
import { writeStores } from './export-stores.ts';

/** A file of all is asked for now and then; more often is somebody who copies the desk. */
const exporting: RequestLimit[] = [{ points: 10, seconds: 600, by: 'account' }];

/** Stores as operators choose them, look after them, and stop them. */
export function registerOperatorStore(app: App): void {
  serve(app, operatorStoreOptions, {
    guard: { node: 'operator/order/list' },
    run: ({ server, query }) => listStoreOptions(server.db, toLookup(query)),
  });
  serve(app, operatorStores, {
    guard: { node: 'operator/store/list' },
    run: async ({ server, member, locale, query }) => {
      const page = await listDeskStores(server, query, toWorkQuery(query));
      const now = server.clock.now();
      return toWorkPage(page, (store) => toDeskStore(store, { member, now, locale }));
    },
  });
  serveFile(app, operatorStoreExport, {
    guard: { node: 'operator/store/list' },
    limits: exporting,
    isReadFromReplica: true,
    run: async ({ server, member, locale, query }) => {
      const batches = await exportDeskStores(server, member, query);
      const nameOfTrade = await nameTrades(server, locale);
      return writeStores(batches, { format: query.format, locale, now: server.clock.now(), nameOfTrade });
    },
  });
  serve(app, operatorStore, {
    guard: { node: 'operator/store/list' },
    run: async ({ server, member, locale, query: { id } }) => {
      const facts = await getDeskStore(server, id);
      const actors = facts.history.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
      const [orders, names] = await Promise.all([
        countStoreOrders(server.db, id),
        findUserNames(server.db, [...new Set(actors)]),
      ]);
      return toDeskStoreInfo(facts, { member, now: server.clock.now(), locale, orders, names });
    },
  });
  serve(app, operatorStoreStatus, {
    guard: { node: 'operator/store/suspend' },
    message: 'storeStatusChanged',
    run: async ({ server, member, body }) => setStoreStatus(server, member, body),
  });
}
