import { asc, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { PictureFile } from '#lib/server/files/index.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import type { Dispatch } from '../dispatch/dispatch-repository.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import type { Order, OrderLine } from '../repository.ts';
import { customerActions, type Deadline, nextDeadline } from '../rules.ts';
import { findGroupNumbers, findReviewedGroups } from './find-reviewed.ts';
import { findLinesWithPictures } from './lines-with-pictures.ts';
import { listOrderRows, type OrderFilter } from './list-orders.ts';

/** An order as a list shows it. */
export interface ShownOrder {
  order: Order;
  groupNo: string;
  lines: OrderLine[];
  pictures: ReadonlyMap<number, PictureFile>;
  storeName: string | null;
  deadline: Deadline | undefined;
  actions: ReturnType<typeof customerActions>;
}

/** What a later module knows of the orders of a list: it asks as soon as they are found, so that all travels together. */
export type ReadBeside = (orders: Order[]) => Promise<unknown>;

/** Orders of a customer, newest first. */
export async function listOrders(
  ctx: ServerContext,
  filter: OrderFilter,
  { beside, ...page }: Page & { beside?: ReadBeside },
): Promise<PageOf<ShownOrder>> {
  const { list, total } = await listOrderRows(ctx.db, filter, page);
  const [shown] = await Promise.all([showOrders(ctx, list), beside?.(list)]);
  return { list: shown, total };
}

/** What their customer sees of these orders, in the order given. */
export async function showOrders(ctx: ServerContext, orders: Order[]): Promise<ShownOrder[]> {
  if (orders.length === 0) return [];
  const { db, clock } = ctx;
  const storeIds = orders.flatMap(({ storeId }) => storeId ?? []);
  const [{ 'order.remindHours': remindHours }, { lines, pictures }, groups, dispatches, stores] = await Promise.all([
    getSettings(ctx),
    findLinesWithPictures(
      db,
      orders.map(({ id }) => id),
    ),
    findGroupNumbers(db, orders),
    findLastDispatches(db, orders),
    findStoreNames(db, storeIds),
  ]);
  const reviewed = await findReviewedGroups(db, orders, groups);
  return orders.map((order) => ({
    order,
    pictures,
    groupNo: groups.get(order.groupId) ?? '',
    lines: lines.filter(({ orderId }) => orderId === order.id),
    storeName: order.storeId === null ? null : (stores.get(order.storeId) ?? null),
    deadline: nextDeadline(order, dispatches.get(order.id), reviewed.has(order.groupId)),
    actions: customerActions(order, { now: clock.now(), remindHours }),
  }));
}

/** Only orders that wait for a store are asked about. */
async function findLastDispatches(db: Executor, orders: Order[]): Promise<Map<number, Dispatch>> {
  const waiting = orders.filter(({ status }) => status === 'pending_dispatch').map(({ id }) => id);
  if (waiting.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderDispatches)
    .where(inArray(orderDispatches.orderId, waiting))
    .orderBy(asc(orderDispatches.id));
  return new Map(rows.map((row) => [row.orderId, row]));
}
