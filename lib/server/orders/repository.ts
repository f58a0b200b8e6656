import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { checkoutGroups } from './group-tables.ts';
import { orderAdjustments } from './money-tables.ts';
import { type buyerTextColumns, orderLines, orders } from './tables.ts';

export type CheckoutGroup = typeof checkoutGroups.$inferSelect;
export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;
/** What the buyer says in words; what is missing is empty. */
export type BuyerTexts = Pick<NewOrder, keyof typeof buyerTextColumns>;
export type OrderLine = typeof orderLines.$inferSelect;
export type NewOrderLine = typeof orderLines.$inferInsert;
export type OrderAdjustment = typeof orderAdjustments.$inferSelect;

/** A record by its number or its key; with `userId` or `storeId` only if it is theirs. */
type GroupKey = ({ no: string } | { id: number }) & { userId?: number | undefined };
type OrderKey = GroupKey & { storeId?: number | undefined };

export async function findGroup(db: Executor, key: GroupKey): Promise<CheckoutGroup | undefined> {
  const [row] = await db.select().from(checkoutGroups).where(ofGroup(key));
  return row;
}

/** The group, locked until the transaction ends. Lock it before any of its orders. */
export async function lockGroup(tx: Executor, key: GroupKey): Promise<CheckoutGroup | undefined> {
  const [row] = await tx.select().from(checkoutGroups).where(ofGroup(key)).for('update');
  return row;
}

export async function findOrder(db: Executor, key: OrderKey): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(ofOrder(key));
  return row;
}

/** The order, locked until the transaction ends. Where its group is needed too, lock that first. */
export async function lockOrder(tx: Executor, key: OrderKey): Promise<Order | undefined> {
  const [row] = await tx.select().from(orders).where(ofOrder(key)).for('update');
  return row;
}

/** A customer's orders by their numbers, in the order of their keys; what is not theirs is left out. */
export async function findOrdersByNo(
  db: Executor,
  { nos, userId }: { nos: string[]; userId: number },
): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.no, nos), eq(orders.userId, userId)))
    .orderBy(asc(orders.id));
}

/** A customer's orders by their numbers, locked in the order of their keys until the transaction ends; what is not theirs is left out. */
export async function lockOrdersByNo(
  tx: Executor,
  { nos, userId }: { nos: string[]; userId: number },
): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(and(inArray(orders.no, nos), eq(orders.userId, userId)))
    .orderBy(asc(orders.id))
    .for('update');
}

/** Orders by their keys, locked in that order until the transaction ends. */
export async function lockOrdersById(tx: Executor, ids: number[]): Promise<Order[]> {
  if (ids.length === 0) return [];
  return tx.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id)).for('update');
}

export async function listOrdersOfGroup(db: Executor, groupId: number): Promise<Order[]> {
  return db.select().from(orders).where(eq(orders.groupId, groupId)).orderBy(asc(orders.id));
}

/** The orders of a group, locked in the order of their keys until the transaction ends. */
export async function lockOrdersOfGroup(tx: Executor, groupId: number): Promise<Order[]> {
  return tx.select().from(orders).where(eq(orders.groupId, groupId)).orderBy(asc(orders.id)).for('update');
}

export async function listLines(db: Executor, orderIds: number[]): Promise<OrderLine[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.sort));
}

/** Undefined: the number is taken. */
export async function insertGroup(
  tx: Executor,
  group: typeof checkoutGroups.$inferInsert,
): Promise<CheckoutGroup | undefined> {
  const [row] = await tx
    .insert(checkoutGroups)
    .values(group)
    .onConflictDoNothing({ target: checkoutGroups.no })
    .returning();
  return row;
}

/** Undefined: the number is taken. */
export async function insertOrder(tx: Executor, order: NewOrder): Promise<Order | undefined> {
  const [row] = await tx.insert(orders).values(order).onConflictDoNothing({ target: orders.no }).returning();
  return row;
}

export async function insertLines(tx: Executor, lines: NewOrderLine[]): Promise<void> {
  await tx.insert(orderLines).values(lines);
}

export async function insertAdjustment(tx: Executor, adjustment: typeof orderAdjustments.$inferInsert): Promise<void> {
  await tx.insert(orderAdjustments).values(adjustment);
}

function ofGroup(key: GroupKey): SQL | undefined {
  return and(
    'no' in key ? eq(checkoutGroups.no, key.no) : eq(checkoutGroups.id, key.id),
    key.userId === undefined ? undefined : eq(checkoutGroups.userId, key.userId),
  );
}

function ofOrder(key: OrderKey): SQL | undefined {
  return and(
    'no' in key ? eq(orders.no, key.no) : eq(orders.id, key.id),
    key.userId === undefined ? undefined : eq(orders.userId, key.userId),
    key.storeId === undefined ? undefined : eq(orders.storeId, key.storeId),
  );
}
