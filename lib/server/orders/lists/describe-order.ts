import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { type LoggedChange, listStatusChanges } from '#lib/server/db/status-log.ts';
import { listFiles, type OwnFile } from '#lib/server/files/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { orderAdjustments } from '../money-tables.ts';
import { findOrder, type Order, type OrderAdjustment } from '../repository.ts';
import { shipmentEvents, shipments } from '../shipment-tables.ts';
import { listMoneyEntries, type MoneyEntry } from './list-money-entries.ts';
import { type ShownOrder, showOrders } from './show-orders.ts';

export type ShippedParcel = typeof shipments.$inferSelect & {
  /** Newest first. */
  events: (typeof shipmentEvents.$inferSelect)[];
};

/** An order with all that happened to it. */
export interface OrderDetails extends ShownOrder {
  adjustments: OrderAdjustment[];
  shipments: ShippedParcel[];
  history: LoggedChange[];
  money: MoneyEntry[];
  proofFiles: OwnFile[];
}

/** Throws `not_found`, for an order of somebody else too. */
export async function getOrder(ctx: ServerContext, userId: number, no: string): Promise<OrderDetails> {
  const order = await findOrder(ctx.db, { no, userId });
  if (!order) throw new DomainError('not_found');
  const [[shown], more] = await Promise.all([showOrders(ctx, [order]), findMore(ctx, order)]);
  if (!shown) throw new DomainError('not_found');
  return { ...shown, ...more };
}

async function findMore({ db }: ServerContext, order: Order): Promise<Omit<OrderDetails, keyof ShownOrder>> {
  const [adjustments, parcels, history, money, proofFiles] = await Promise.all([
    listAdjustments(db, order.id),
    listParcels(db, order.id),
    listStatusChanges(db, 'order', order.id),
    listMoneyEntries(db, order),
    listFiles(db, order.proofFileIds),
  ]);
  return { adjustments, shipments: parcels, history, money, proofFiles };
}

/** What the price was changed by, the oldest first. */
export async function listAdjustments(db: Executor, orderId: number): Promise<OrderAdjustment[]> {
  return db
    .select()
    .from(orderAdjustments)
    .where(eq(orderAdjustments.orderId, orderId))
    .orderBy(asc(orderAdjustments.id));
}

/** What was sent of an order, in that order. */
export async function listParcels(db: Executor, orderId: number): Promise<ShippedParcel[]> {
  const rows = await db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.id));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, ids))
    .orderBy(desc(shipmentEvents.happenedAt), desc(shipmentEvents.id));
  return rows.map((row) => ({ ...row, events: events.filter(({ shipmentId }) => shipmentId === row.id) }));
}
