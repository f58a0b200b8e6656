import { and, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { orders } from '../tables.ts';

interface OpenOfStore {
  /** Claimed or given, and not answered. */
  toAnswer: number;
  unpaid: number;
  toShip: number;
  shipped: number;
  /** There, and not complete yet. */
  received: number;
  /** Cases that nobody has closed, of complete orders too. */
  aftersales: number;
}

/** What a store has still to do with orders, or to wait for. */
export async function countOpenOfStore(db: Executor, storeId: number): Promise<OpenOfStore> {
  const inState = (...states: OrderStatus[]) =>
    countRows(db, orders, and(eq(orders.sellerId, storeId), inArray(orders.status, states)));
  const isPending = and(eq(orderDispatches.storeId, storeId), inArray(orderDispatches.status, ['assigned', 'claimed']));
  const isCase = and(eq(orders.storeId, storeId), eq(orders.aftersaleStatus, 'open'));
  const [toAnswer, unpaid, toShip, shipped, received, aftersales] = await Promise.all([
    countRows(db, orderDispatches, isPending),
    inState('pending_payment'),
    inState('pending_dispatch', 'processing'),
    inState('shipped'),
    inState('received'),
    countRows(db, orders, isCase),
  ]);
  return { toAnswer, unpaid, toShip, shipped, received, aftersales };
}
