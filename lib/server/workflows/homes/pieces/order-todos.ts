import type { Todo } from '#lib/contract/wallet/member-movements.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { amountDue, dueOfGroup, listOrders, type ShownOrder } from '#lib/server/orders/index.ts';

/** Orders that are closed unless they are paid, the rest of paid deposits, and parcels to be looked at. */
export async function orderTodos(ctx: ServerContext, userId: number): Promise<Todo[]> {
  const page = toPage({});
  const [unpaid, preparing, shipped] = await Promise.all([
    listOrders(ctx, { userId, tab: 'unpaid' }, page),
    listOrders(ctx, { userId, tab: 'preparing' }, page),
    listOrders(ctx, { userId, tab: 'shipped' }, page),
  ]);
  const owing = [...unpaid.list, ...preparing.list].filter(({ order }) => amountDue(order) > 0);
  const groups = Map.groupBy(owing, ({ groupNo }) => groupNo);
  return [...[...groups].map(([no, shown]) => toPay(no, shown)), ...shipped.list.map(toConfirm)];
}

function toPay(no: string, shown: ShownOrder[]): Todo {
  const { due } = dueOfGroup(shown.map(({ order }) => order));
  const times = shown.flatMap(({ deadline }) => (deadline?.at ? toUnixSeconds(deadline.at) : []));
  return {
    key: 'order_pay',
    link: userPath('quotation_order/pay', { no }),
    deadline: times.length > 0 ? Math.min(...times) : null,
    values: { amount: formatFen(due), no: shown[0]?.order.no ?? no },
  };
}

function toConfirm({ order: { no }, deadline }: ShownOrder): Todo {
  return {
    key: 'order_confirm',
    link: userPath('order_info', { no }),
    deadline: deadline?.at ? toUnixSeconds(deadline.at) : null,
    values: { no },
  };
}
