import { inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { listAnnouncedGroups } from '../payments/index.ts';
import type { Order } from './repository.ts';
import { amountDue } from './rules.ts';
import { checkoutGroups } from './tables.ts';

/**
 * Groups of these orders for which a transfer was announced that nobody has compared with the statement yet: until then
 * nothing is to be paid, and no clock closes them. Asks only about orders of which something is due.
 */
export async function findReviewedGroups(db: Executor, orders: Order[]): Promise<ReadonlySet<number>> {
  const ids = [...new Set(orders.filter((order) => amountDue(order) > 0).map(({ groupId }) => groupId))];
  if (ids.length === 0) return new Set();
  const groups = await db
    .select({ id: checkoutGroups.id, no: checkoutGroups.no })
    .from(checkoutGroups)
    .where(inArray(checkoutGroups.id, ids));
  const announced = await listAnnouncedGroups(
    db,
    groups.map(({ no }) => no),
  );
  return new Set(groups.filter(({ no }) => announced.has(no)).map(({ id }) => id));
}
