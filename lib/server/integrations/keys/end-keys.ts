import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import { keyNoticeDays } from '#lib/contract/integrations/key-limits.ts';
import type { KeyEndReason } from '#lib/contract/integrations/keys.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { identifyUser } from '../../identity/index.ts';
import { addSeconds, shopDay } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { findClosedStores, findStoreOf } from '../../store/index.ts';
import { apiKeys } from '../key-tables.ts';
import { keyNode, type Owner, ownedBy, sideOf } from '../owner.ts';
import type { ApiKey } from './authenticate-key.ts';

/** At once and for good. Throws `not_found` (another store's too), and `status_changed` for one that has ended. */
export async function revokeKey(ctx: ServerContext, owner: Owner, id: number): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const own = and(eq(apiKeys.id, id), ownedBy(apiKeys.storeId, owner));
    const [key] = await tx.select().from(apiKeys).where(own).for('update');
    if (!key) throw new DomainError('not_found');
    if (key.endedAt !== null) throw new DomainError('status_changed');
    await end(tx, key, { reason: 'revoked', by: owner.member, now });
  });
}

interface End {
  reason: KeyEndReason;
  by?: Owner['member'];
  now: Date;
}

async function end(tx: Executor, { id, name, start, storeId }: ApiKey, { reason, by, now }: End): Promise<void> {
  const facts = { endedAt: now, endReason: reason, endedBy: by?.userId ?? null };
  await tx.update(apiKeys).set(facts).where(eq(apiKeys.id, id));
  const entity = { entityType: 'api_key', entityId: id, from: 'active', to: 'ended', event: 'end' };
  const data = { name, start, storeId, reason };
  await logStatusChange(tx, { ...entity, data, at: now, ...(by && { actor: by }) });
}

const isGood = (now: Date) => and(isNull(apiKeys.endedAt), gt(apiKeys.expiresAt, now));

/**
 * Ends keys whose makers may have none any more, for good: a maker who comes back makes another. No call got through with them
 * meanwhile. Answers how many ended.
 */
export async function endKeysOfGone(ctx: ServerContext): Promise<number> {
  const now = ctx.clock.now();
  const find = () => ctx.db.select().from(apiKeys).where(isGood(now)).orderBy(asc(apiKeys.id));
  const work = async (tx: Executor, good: ApiKey) => {
    const { id } = good;
    const reason = await whyGone({ ...ctx, db: tx as ServerContext['db'] }, good);
    if (!reason) return false;
    const [key] = await tx
      .select()
      .from(apiKeys)
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.endedAt)))
      .for('update');
    if (!key) return false;
    await end(tx, key, { reason, now });
    await tell(tx, key, { event: 'apiKeyEnded', now });
    return true;
  };
  return forEachDue(ctx, 'end-keys', { find, keyOf: ({ id }) => id, work });
}

async function whyGone(ctx: ServerContext, { userId, storeId }: ApiKey): Promise<KeyEndReason | undefined> {
  if (storeId !== null && (await findClosedStores(ctx.db, [storeId])).has(storeId)) return 'store_closed';
  const found = await identifyUser(ctx, userId);
  if (!found) return 'maker_disabled';
  const isThere = storeId === null || (await findStoreOf(ctx.db, userId))?.id === storeId;
  const node = keyNode[sideOf(storeId)].toLowerCase();
  return isThere && (found.nodes.has('*') || found.nodes.has(node)) ? undefined : 'maker_lost_right';
}

/** Tells makers, once, that a key is about to run out. */
export async function warnOfKeys(ctx: ServerContext): Promise<number> {
  const now = ctx.clock.now();
  const isNear = and(
    isGood(now),
    isNull(apiKeys.warnedAt),
    lte(apiKeys.expiresAt, addSeconds(now, keyNoticeDays * 86_400)),
  );
  const find = (limit: number) => ctx.db.select().from(apiKeys).where(isNear).orderBy(asc(apiKeys.id)).limit(limit);
  const work = async (tx: Executor, { id }: { id: number }) => {
    const [key] = await tx
      .update(apiKeys)
      .set({ warnedAt: now })
      .where(and(eq(apiKeys.id, id), isNull(apiKeys.warnedAt), isNull(apiKeys.endedAt)))
      .returning();
    if (!key) return false;
    await tell(tx, key, { event: 'apiKeyEnding', now });
    return true;
  };
  return forEachDue(ctx, 'warn-of-keys', { find, keyOf: ({ id }) => id, work });
}

interface Notice {
  event: 'apiKeyEnding' | 'apiKeyEnded';
  now: Date;
}

async function tell(
  tx: Executor,
  { id, userId, name, start, storeId, expiresAt }: ApiKey,
  { event, now }: Notice,
): Promise<void> {
  const args = { name, start, day: shopDay(expiresAt) };
  const link = userPath(storeId === null ? 'desk/apiKeys' : 'store/api_keys');
  await notify(tx, { userId, event, args, link, dedupeKey: `${event}:${id}`, now });
}
