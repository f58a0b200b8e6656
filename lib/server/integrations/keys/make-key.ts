import { and, count, gt, isNull, sql } from 'drizzle-orm';
import { keyLimits } from '#lib/contract/integrations/key-limits.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { confirmOwner } from '../../identity/index.ts';
import { accountLimits } from '../../kernel/account-limits.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/ids.ts';
import { notify } from '../../messaging/index.ts';
import { apiKeys } from '../key-tables.ts';
import { type Owner, ownedBy } from '../owner.ts';
import { offeredScopes } from './key-rules.ts';
import { newKey } from './key-secret.ts';

interface NewKey {
  facts: { name: string; scopes: string[]; addresses: string[]; perMinute: number; days: number };
  proof: { password: string; code: string; ip: string };
}

/**
 * Makes a key, which is in the answer and nowhere else. Its maker proves who they are: whoever found an open page makes none.
 * Throws `no_permission` for scopes beyond what the maker may do, `key_limit`, `daily_limit`, and what `confirmOwner` throws.
 */
export async function makeKey(
  ctx: ServerContext,
  owner: Owner,
  { facts, proof }: NewKey,
): Promise<{ id: number; key: string }> {
  const { member, side, storeId } = owner;
  const offered: readonly string[] = offeredScopes(member.nodes, side);
  if (facts.scopes.some((scope) => !offered.includes(scope))) {
    throw new DomainError('no_permission', { fields: { scopes: { key: 'choice' } } });
  }
  await confirmOwner(ctx, { userId: member.userId, ...proof });
  const { key, start } = newKey();
  const { days, scopes, ...rest } = facts;
  const now = ctx.clock.now();
  const id = await ctx.db.transaction(async (tx) => {
    await requireRoom(tx, owner, now);
    const dates = { createdAt: now, expiresAt: addSeconds(now, days * 86_400) };
    const row = { storeId, userId: member.userId, start, secretHash: hashToken(key), scopes: [...new Set(scopes)] };
    const [made] = await tx
      .insert(apiKeys)
      .values({ ...rest, ...row, ...dates })
      .returning({ id: apiKeys.id });
    if (!made) throw new Error('the key was not stored');
    await logStatusChange(tx, {
      entityType: 'api_key',
      entityId: made.id,
      from: null,
      to: 'active',
      event: 'make',
      actor: member,
      data: { name: facts.name, start, scopes, storeId },
      at: now,
    });
    const args = { name: facts.name, start };
    const link = userPath(side === 'store' ? 'store/api_keys' : 'desk/apiKeys');
    await notify(tx, { userId: member.userId, event: 'apiKeyMade', args, link, now });
    return made.id;
  });
  return { id, key };
}

async function requireRoom(tx: Executor, owner: Owner, now: Date): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys:${owner.storeId ?? 'desk'}`}, 0))`);
  const isGood = and(ownedBy(apiKeys.storeId, owner), isNull(apiKeys.endedAt), gt(apiKeys.expiresAt, now));
  const [row] = await tx.select({ total: count() }).from(apiKeys).where(isGood);
  const max = keyLimits.mostKeys;
  if ((row?.total ?? 0) >= max) throw new DomainError('key_limit', { values: { max } });
  const isNew = and(ownedBy(apiKeys.storeId, owner), gt(apiKeys.createdAt, addSeconds(now, -86_400)));
  const [made] = await tx.select({ total: count() }).from(apiKeys).where(isNew);
  const most = accountLimits.keysADay;
  if ((made?.total ?? 0) >= most) throw new DomainError('daily_limit', { values: { max: most } });
}
