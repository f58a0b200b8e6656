import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { and, isNotNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { requireRoom } from '#lib/server/db/require-room.ts';
import { accountLimits } from '#lib/server/kernel/account-limits.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { limitKey } from '#lib/server/kernel/limit-key.ts';
import { checkoutGroups, orders } from '../tables.ts';

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

/**
 * The network that an address belongs to, as limits count it, under a hash that is keyed with the shop's secret: all addresses there
 * are could be tried against a plain one. Undefined for what is no address, and for this machine itself: behind a proxy that is not
 * trusted everybody would seem to come from it.
 */
export function hashNetwork({ env }: Pick<ServerContext, 'env'>, ip: string): string | undefined {
  const key = limitKey(ip);
  if (isIP(key.replace('/64', '')) === 0 || /^127\.|^0:0:0:0::/.test(key)) return undefined;
  return createHmac('sha256', env.SECRET_KEY).update(`network\n${key}`).digest('base64url').slice(0, 22);
}

/** What nobody counts any more. */
export async function forgetNetworks({ db, clock }: ServerContext): Promise<void> {
  const isOld = lt(checkoutGroups.createdAt, addSeconds(clock.now(), -day));
  await db
    .update(checkoutGroups)
    .set({ network: null })
    .where(and(isNotNull(checkoutGroups.network), isOld));
}
