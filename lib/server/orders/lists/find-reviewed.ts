import { inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { listAnnouncedGroups } from '#lib/server/payments/index.ts';
import { checkoutGroups } from '../group-tables.ts';
import type { Order } from '../repository.ts';
import { amountDue } from '../rules.ts';

/**
 * Groups of these orders for which a transfer was announced that nobody has compared with the statement yet: until then
 * nothing is to be paid, and no clock closes them. Asks only about orders of which something is due.
 */
export async function findReviewedGroups(
  db: Executor,
  orders: Order[],
  known?: ReadonlyMap<number, string>,
): Promise<ReadonlySet<number>> {
  const owing = orders.filter((order) => amountDue(order) > 0);
  if (owing.length === 0) return new Set();
  const numbers = known ?? (await findGroupNumbers(db, owing));
  const groups = owing.map(({ groupId: id }) => ({ id, no: numbers.get(id) ?? '' }));
  const announced = await listAnnouncedGroups(db, [...new Set(groups.map(({ no }) => no))]);
  return new Set(groups.filter(({ no }) => announced.has(no)).map(({ id }) => id));
}

/** The numbers of the groups that these orders were made in, by the key of the group. */
export async function findGroupNumbers(db: Executor, orders: Order[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(orders.map(({ groupId }) => groupId))];
  const rows = await db
    .select({ id: checkoutGroups.id, no: checkoutGroups.no })
    .from(checkoutGroups)
    .where(inArray(checkoutGroups.id, ids));
  return new Map(rows.map(({ id, no }) => [id, no]));
}
