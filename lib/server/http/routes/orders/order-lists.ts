import {
  operatorOrderExport,
  operatorOrders,
  storeOrderExport,
  storeOrders,
} from '#lib/contract/orders/order-lists.ts';
import type { RequestLimit } from '#lib/server/http/limits/rate-limit.ts';
import { toFilter, toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  exportOperatorOrders,
  exportStoreOrders,
  listOperatorOrders,
  listStoreOrders,
} from '#lib/server/orders/index.ts';
import { type App, serve, serveFile } from '../../serve.ts';
import { exportOrders } from './export-orders.ts';
import { casesBeside } from './order-cases.ts';
import { toOperated, toSellerOrder } from './seller-records.ts';

/** A file of all orders is asked for now and then; more often is somebody who copies the shop. */
const exportLimits: RequestLimit[] = [{ points: 10, seconds: 600, by: 'account' }];

/** Lists of orders to work in, and the same as files. */
export function registerOrderLists(app: App): void {
  registerOfStores(app);
  registerOfOperators(app);
}

function registerOfStores(app: App): void {
  const guard = { store: 'store/order' } as const;
  serve(app, storeOrders, {
    guard,
    run: async ({ server, member, query, locale }) => {
      const { beside, casesOf } = casesBeside(server);
      const filter = { filter: toFilter(query), input: toWorkQuery(query), beside };
      const page = await listStoreOrders(server, member.storeId, filter);
      return toWorkPage(page, (sellerView) => toSellerOrder(sellerView, { locale, casesOf }));
    },
  });
  serveFile(app, storeOrderExport, {
    guard,
    limits: exportLimits,
    isReadFromReplica: true,
    run: async ({ server, member, query, locale }) => {
      const { sort, format } = query;
      const batches = await exportStoreOrders(server, member, { filter: toFilter(query), sort, format });
      return exportOrders(batches, { isForOperators: false, format, locale, now: server.clock.now() });
    },
  });
}

function registerOfOperators(app: App): void {
  const guard = { node: 'operator/order/list' } as const;
  serve(app, operatorOrders, {
    guard,
    run: async ({ server, member, query, locale }) => {
      const { beside, casesOf } = casesBeside(server);
      const filter = { filter: toFilter(query), input: toWorkQuery(query), beside };
      const page = await listOperatorOrders(server, member, filter);
      const reading = { locale, casesOf };
      return toWorkPage(page, (sellerView) => ({ ...toSellerOrder(sellerView, reading), ...toOperated(sellerView) }));
    },
  });
  serveFile(app, operatorOrderExport, {
    guard,
    limits: exportLimits,
    isReadFromReplica: true,
    run: async ({ server, member, query, locale }) => {
      const { sort, format } = query;
      const batches = await exportOperatorOrders(server, member, { filter: toFilter(query), sort, format });
      return exportOrders(batches, { isForOperators: true, format, locale, now: server.clock.now() });
    },
  });
}
