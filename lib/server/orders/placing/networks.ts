import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { and, isNotNull, lt } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { limitKey } from '#lib/server/kernel/limit-key.ts';
import { isLoopback } from '#lib/server/kernel/loopback.ts';
import { checkoutGroups } from '../group-tables.ts';

const day = 86_400;

/**
 * The network that an address belongs to, as limits count it, under a hash that is keyed with the shop's secret: all addresses there
 * are could be tried against a plain one. Undefined for what is no address, and for this machine itself: behind a proxy that is not
 * trusted everybody would seem to come from it.
 */
export function hashNetwork({ env }: Pick<ServerContext, 'env'>, ip: string): string | undefined {
  const key = limitKey(ip);
  // Of that network nobody has an address but the machine: `::1`, however it is written, and `::`.
  const isHere = isLoopback(key) || key === '0:0:0:0::/64';
  if (isIP(key.replace('/64', '')) === 0 || isHere) return undefined;
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
