import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { requireRoom } from '#lib/server/db/require-room.ts';
import { accountLimits } from '#lib/server/kernel/account-limits.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { checkoutGroups } from '../group-tables.ts';
import { orders } from '../tables.ts';

const hour = 3600;
const day = 86_400;

/** Where orders come from, and how many of the last hour may be unpaid there; 0: as many as come. */
interface OfNetwork {
  network: string | undefined;
  most: number;
}

/**
 * Before a customer orders once more: what is not paid holds stock that others would buy. Over all accounts of a network those of an hour
 * count, given up or not (docs/adr/0061-unpaid-orders-of-a-network.md). Throws `unpaid_limit`, `daily_limit`, `network_unpaid_limit`.
 */
export function requireOrderRoom(
  tx: Executor,
  { userId, network, most, at }: { userId: number; at: Date } & OfNetwork,
): Promise<void> {
  const since = addSeconds(at, -day);
  const unpaid = sql`(select count(*) from ${orders} where ${orders.userId} = ${userId} and ${orders.status} = 'pending_payment')`;
  const today = sql`count(*) filter (where ${checkoutGroups.createdAt} > ${since})`;
  const isBound = network !== undefined && most > 0;
  const counted = {
    unpaid_limit: { count: unpaid, most: accountLimits.unpaidOrders },
    daily_limit: { count: today, most: accountLimits.checkoutsADay },
    ...(isBound && { network_unpaid_limit: { count: unpaidOf(network, addSeconds(at, -hour)), most } }),
  };
  const from = sql`${checkoutGroups} where ${checkoutGroups.userId} = ${userId}`;
  return requireRoom(tx, { name: 'orders', userId, shared: isBound ? network : undefined, counted, from });
}

const unpaidOf = (network: string, since: Date) => sql`(select count(*) from ${orders} beside
  join ${checkoutGroups} made on made.id = beside.group_id
  where made.network = ${network} and made.created_at > ${since} and beside.payment_status = 'unpaid')`;
