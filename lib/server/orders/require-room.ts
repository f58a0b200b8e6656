import { sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { requireRoom } from '../db/require-room.ts';
import { accountLimits } from '../kernel/account-limits.ts';
import { addSeconds } from '../kernel/clock.ts';
import { checkoutGroups, orders } from './tables.ts';

/**
 * Before a customer orders once more: what is not paid holds stock that others would buy. Throws `unpaid_limit`, `daily_limit`.
 */
export function requireOrderRoom(tx: Executor, { userId, at }: { userId: number; at: Date }): Promise<void> {
  const since = addSeconds(at, -86_400);
  const unpaid = sql`(select count(*) from ${orders} where ${orders.userId} = ${userId} and ${orders.status} = 'pending_payment')`;
  const today = sql`count(*) filter (where ${checkoutGroups.createdAt} > ${since})`;
  const counted = {
    unpaid_limit: { count: unpaid, most: accountLimits.unpaidOrders },
    daily_limit: { count: today, most: accountLimits.checkoutsADay },
  };
  const from = sql`${checkoutGroups} where ${checkoutGroups.userId} = ${userId}`;
  return requireRoom(tx, { name: 'orders', userId, counted, from });
}
