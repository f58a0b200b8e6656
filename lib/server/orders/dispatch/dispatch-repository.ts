import { and, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { orders } from '../tables.ts';

export type Dispatch = typeof orderDispatches.$inferSelect;
export type NewDispatch = typeof orderDispatches.$inferInsert;

/** The way of an order to its store, locked until the transaction ends. Lock its order first. */
export async function lockDispatch(tx: Executor, orderId: number): Promise<Dispatch | undefined> {
  const [row] = await selectDispatch(tx, orderId).for('update');
  return row;
}

/** The way of an order to its store. */
export async function findDispatch(db: Executor, orderId: number): Promise<Dispatch | undefined> {
  const [row] = await selectDispatch(db, orderId);
  return row;
}

/** The same, by the number of the order. */
export async function findDispatchOf(db: Executor, no: string): Promise<Dispatch | undefined> {
  const found = db.select({ id: orders.id }).from(orders).where(eq(orders.no, no));
  const [row] = await db
    .select()
    .from(orderDispatches)
    .where(inArray(orderDispatches.orderId, found))
    .orderBy(desc(orderDispatches.id))
    .limit(1);
  return row;
}

/** Undefined: the order has one already. */
export async function insertDispatch(tx: Executor, dispatch: NewDispatch): Promise<Dispatch | undefined> {
  const [row] = await tx.insert(orderDispatches).values(dispatch).onConflictDoNothing().returning();
  return row;
}

/** How many orders a store has claimed, or accepted and not yet shipped. */
export async function countOpenClaims(db: Executor, storeId: number): Promise<number> {
  const isOpen: SQL | undefined = and(
    eq(orderDispatches.storeId, storeId),
    inArray(orderDispatches.status, ['claimed', 'accepted']),
    inArray(orders.status, ['pending_dispatch', 'processing']),
  );
  const [row] = await db
    .select({ total: count() })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(isOpen);
  return row?.total ?? 0;
}

function selectDispatch(db: Executor, orderId: number) {
  return db
    .select()
    .from(orderDispatches)
    .where(eq(orderDispatches.orderId, orderId))
    .orderBy(desc(orderDispatches.id))
    .limit(1);
}
