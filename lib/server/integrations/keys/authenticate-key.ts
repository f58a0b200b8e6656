import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { identifyUser } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/ids.ts';
import { findStoreOf } from '../../store/index.ts';
import { apiKeys } from '../key-tables.ts';
import { keyNode, sideOf } from '../owner.ts';
import { isAllowedFrom, nodesOfKey } from './key-rules.ts';
import { isKey } from './key-secret.ts';

export type ApiKey = typeof apiKeys.$inferSelect;

/** When a key was last used is written no more often than this. */
const useNoticedSeconds = 60;

/**
 * The member for whom a program acts, with what the key and its maker may do both. Looked at with every call: a key that was
 * revoked, and a maker who was disabled, lost the right or left the store, count at once in every process. Throws
 * `key_unknown`, `key_expired`, `key_ended` and `key_address`.
 */
export async function authenticateKey(
  ctx: ServerContext,
  { key: secret, ip }: { key: string; ip: string },
): Promise<Member> {
  const key = await findGoodKey(ctx, secret);
  if (!isAllowedFrom(key.addresses, ip)) throw new DomainError('key_address');
  const { id, name, scopes, perMinute, userId, storeId } = key;
  const held = await findRight(ctx, key);
  if (!held) throw new DomainError('key_ended');
  await noteUse(ctx, key, ip);
  const nodes = nodesOfKey(held, { side: sideOf(storeId), scopes });
  const store = storeId === null ? {} : { storeId };
  return { kind: 'member', userId, sessionId: '', nodes, ...store, key: { id, name, scopes, perMinute } };
}

async function findGoodKey(ctx: ServerContext, secret: string): Promise<ApiKey> {
  const [key] = isKey(secret)
    ? await ctx.db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.secretHash, hashToken(secret)))
    : [];
  if (!key) throw new DomainError('key_unknown');
  if (key.endedAt !== null) throw new DomainError('key_ended');
  if (key.expiresAt <= ctx.clock.now()) throw new DomainError('key_expired');
  return key;
}

/** What the maker holds now; undefined where the maker may have no keys there any more. */
async function findRight(
  ctx: ServerContext,
  { userId, storeId }: Pick<ApiKey, 'userId' | 'storeId'>,
): Promise<ReadonlySet<string> | undefined> {
  const [found, store] = await Promise.all([
    identifyUser(ctx, userId),
    storeId === null ? undefined : findStoreOf(ctx.db, userId),
  ]);
  if (!found || (storeId !== null && store?.id !== storeId)) return undefined;
  const needed = keyNode[sideOf(storeId)].toLowerCase();
  return found.nodes.has('*') || found.nodes.has(needed) ? found.nodes : undefined;
}

async function noteUse(ctx: ServerContext, { id, lastUsedAt }: ApiKey, ip: string): Promise<void> {
  const now = ctx.clock.now();
  const before = addSeconds(now, -useNoticedSeconds);
  if (lastUsedAt !== null && lastUsedAt > before) return;
  // Of several calls at once one writes.
  const isOld = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before));
  await ctx.db
    .update(apiKeys)
    .set({ lastUsedAt: now, lastUsedIp: ip.slice(0, 64) })
    .where(and(eq(apiKeys.id, id), isOld));
}
