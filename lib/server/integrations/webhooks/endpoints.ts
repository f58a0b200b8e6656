import { and, asc, count, eq, sql } from 'drizzle-orm';
import { webhookLimits } from '#lib/contract/integrations/webhook-events.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { encrypt } from '../../identity/index.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Owner, ownedBy } from '../owner.ts';
import { webhookEndpoints } from '../webhook-tables.ts';
import { requireReceiver } from './receiver-rules.ts';
import { newWebhookSecret } from './sign-message.ts';

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect;

/** Endpoints of a store, or of the platform, in the order they came. */
export const listEndpoints = ({ db }: ServerContext, owner: Owner): Promise<WebhookEndpoint[]> =>
  db.select().from(webhookEndpoints).where(ownedBy(webhookEndpoints.storeId, owner)).orderBy(asc(webhookEndpoints.id));

interface Saving {
  facts: { url: string; name: string; types: string[] };
  /** One to change, as it was read. */
  known?: { id: number; version: number } | undefined;
}

/**
 * Adds an endpoint, whose secret is in the answer and nowhere else, or changes one. Throws `invalid_input` at `url` for
 * what we send nothing to, `webhook_limit`, and for one to change `not_found` (another's too) and `status_changed`.
 */
export async function saveEndpoint(
  ctx: ServerContext,
  owner: Owner,
  { facts, known }: Saving,
): Promise<{ id: number; secret: string | null }> {
  requireReceiver(facts.url, ctx.env.NODE_ENV);
  const types = [...new Set(facts.types)];
  return ctx.db.transaction(async (tx) => {
    if (known) {
      const before = await lockEndpoint(tx, owner, known.id);
      if (before.version !== known.version) throw new DomainError('status_changed');
      const after = await change(tx, before, { ...facts, types });
      await log(tx, owner, { endpoint: after, from: before.status, event: 'save', at: ctx.clock.now() });
      return { id: after.id, secret: null };
    }
    await requireRoom(tx, owner);
    const secret = newWebhookSecret();
    const row = {
      ...facts,
      types,
      storeId: owner.storeId,
      secret: encrypt(ctx, secret),
      createdBy: owner.member.userId,
    };
    const [made] = await tx
      .insert(webhookEndpoints)
      .values({ ...row, createdAt: ctx.clock.now() })
      .returning();
    if (!made) throw new Error('the endpoint was not stored');
    await log(tx, owner, { endpoint: made, from: null, event: 'create', at: ctx.clock.now() });
    return { id: made.id, secret };
  });
}

/** Another secret; the one before signs beside it until receivers have changed. Throws `not_found`. */
export async function rotateSecret(ctx: ServerContext, owner: Owner, id: number): Promise<string> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const before = await lockEndpoint(tx, owner, id);
    const secret = newWebhookSecret();
    const previousUntil = addSeconds(now, webhookLimits.rotationHours * 3600);
    const after = await change(tx, before, {
      secret: encrypt(ctx, secret),
      previousSecret: before.secret,
      previousUntil,
    });
    await log(tx, owner, { endpoint: after, from: before.status, event: 'rotate', at: now });
    return secret;
  });
}

/** Throws `not_found`, and `status_changed` where it stands like that already. */
export async function switchEndpoint(
  ctx: ServerContext,
  owner: Owner,
  { id, isOn }: { id: number; isOn: boolean },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const before = await lockEndpoint(tx, owner, id);
    if ((before.status === 'on') === isOn) throw new DomainError('status_changed');
    const after = await change(tx, before, { status: isOn ? 'on' : 'off', failingSince: null });
    await log(tx, owner, { endpoint: after, from: before.status, event: 'switch', at: ctx.clock.now() });
  });
}

/** With all that was sent to it. Throws `not_found`. */
export async function removeEndpoint(ctx: ServerContext, owner: Owner, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const before = await lockEndpoint(tx, owner, id);
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    const endpoint = { ...before, status: 'removed' };
    await log(tx, owner, { endpoint, from: before.status, event: 'remove', at: ctx.clock.now() });
  });
}

/** One of this owner alone, locked. Throws `not_found`. */
export async function lockEndpoint(tx: Executor, owner: Owner, id: number): Promise<WebhookEndpoint> {
  const own = and(eq(webhookEndpoints.id, id), ownedBy(webhookEndpoints.storeId, owner));
  const [endpoint] = await tx.select().from(webhookEndpoints).where(own).for('update');
  if (!endpoint) throw new DomainError('not_found');
  return endpoint;
}

type Change = Partial<Omit<WebhookEndpoint, 'id' | 'storeId' | 'version'>>;

async function change(tx: Executor, { id }: WebhookEndpoint, facts: Change): Promise<WebhookEndpoint> {
  const [after] = await tx
    .update(webhookEndpoints)
    .set({ ...facts, version: sql`${webhookEndpoints.version} + 1` })
    .where(eq(webhookEndpoints.id, id))
    .returning();
  if (!after) throw new DomainError('not_found');
  return after;
}

async function requireRoom(tx: Executor, owner: Owner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${owner.storeId ?? 'desk'}`}, 0))`);
  const [row] = await tx
    .select({ total: count() })
    .from(webhookEndpoints)
    .where(ownedBy(webhookEndpoints.storeId, owner));
  const max = webhookLimits.mostEndpoints;
  if ((row?.total ?? 0) >= max) throw new DomainError('webhook_limit', { values: { max } });
}

interface Logged {
  endpoint: Pick<WebhookEndpoint, 'id' | 'name' | 'url' | 'types'> & { status: string };
  from: string | null;
  event: string;
  at: Date;
}

async function log(
  tx: Executor,
  { member, storeId }: Owner,
  { endpoint: { id, name, url, types, status }, from, event, at }: Logged,
): Promise<void> {
  const data = { name, url, types, storeId };
  await logStatusChange(tx, { entityType: 'webhook', entityId: id, from, to: status, event, actor: member, data, at });
}
