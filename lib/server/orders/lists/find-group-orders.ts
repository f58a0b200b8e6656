import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { checkoutGroups } from '../group-tables.ts';
import { orders } from '../tables.ts';

/** The numbers of the orders that were paid together, by the number of their group. */
export async function findOrderNosOfGroups(db: Executor, groupNos: string[]): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>();
  if (groupNos.length === 0) return found;
  const rows = await db
    .select({ group: checkoutGroups.no, no: orders.no })
    .from(orders)
    .innerJoin(checkoutGroups, eq(checkoutGroups.id, orders.groupId))
    .where(inArray(checkoutGroups.no, groupNos))
    .orderBy(asc(orders.id));
  for (const { group, no } of rows) found.set(group, [...(found.get(group) ?? []), no]);
  return found;
}

/** The group an order is paid with. */
export async function findGroupNoOfOrder(db: Executor, no: string): Promise<string | undefined> {
  const [row] = await db
    .select({ group: checkoutGroups.no })
    .from(orders)
    .innerJoin(checkoutGroups, eq(checkoutGroups.id, orders.groupId))
    .where(eq(orders.no, no));
  return row?.group;
}

/** The numbers of these orders. */
export async function findOrderNos(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, no: orders.no })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, no }) => [id, no]));
}

/** Keys of orders by their numbers; of those that there are. */
export async function findOrderIds(db: Executor, nos: readonly string[]): Promise<number[]> {
  if (nos.length === 0) return [];
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.no, [...nos]));
  return rows.map(({ id }) => id);
}
