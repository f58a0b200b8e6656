import { operatorPastOrder, operatorPastOrders } from '#lib/contract/orders/desk-past-orders.ts';
import { pastOrderInfo, pastOrderList } from '#lib/contract/orders/member-past-orders.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { toWorkPage, toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { getDeskPastOrder, getPastOrder, listDeskPastOrders, listPastOrders } from '#lib/server/orders/index.ts';
import { type App, serve } from '../../serve.ts';
import { toPastOrderDetail, toPastOrderOrigin, toPastOrderRow } from './past-order-records.ts';

const guard = { node: 'operator/pastOrders/list' } as const;

/** Orders of systems before this shop: to be read, by whose they are and by operators. */
export function registerPastOrders(app: App): void {
  serve(app, pastOrderList, {
    guard: 'login',
    run: async ({ server, member: { userId }, query }) => {
      const { list, total } = await listPastOrders(server, { userId, q: query.q }, toPage(query));
      return { list: list.map(toPastOrderRow), total };
    },
  });
  serve(app, pastOrderInfo, {
    guard: 'login',
    run: async ({ server, member, query }) => toPastOrderDetail(await getPastOrder(server, member.userId, query.id)),
  });
  serve(app, operatorPastOrders, {
    guard,
    run: async ({ server, query }) => {
      const filter = { q: query.q, state: query.state, userId: query.user_id, importId: query.import_id };
      const page = await listDeskPastOrders(server, filter, toWorkQuery(query));
      return toWorkPage(page, (order) => ({ ...toPastOrderRow(order), ...toPastOrderOrigin(order) }));
    },
  });
  serve(app, operatorPastOrder, {
    guard,
    run: async ({ server, query }) => {
      const order = await getDeskPastOrder(server, query.id);
      return { ...toPastOrderDetail(order), ...toPastOrderOrigin(order), tags: order.texts.tags };
    },
  });
}
