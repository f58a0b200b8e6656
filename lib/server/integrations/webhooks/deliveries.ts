import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { testType, webhookLimits } from '#lib/contract/integrations/webhook-events.ts';
import type { deliveryStatuses } from '#lib/contract/integrations/webhooks.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Page, PageOf } from '../../kernel/paging.ts';
import { type Owner, ownedBy } from '../owner.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '../webhook-tables.ts';
import type { Delivery } from './claim-deliveries.ts';
import { lockEndpoint } from './endpoints.ts';
import { toBody } from './message-body.ts';

export type WebhookAttempt = typeof webhookAttempts.$inferSelect;

export interface ListedDelivery {
  delivery: Delivery;
  event: typeof webhookEvents.$inferSelect;
}

interface DeliveryFilter {
  endpointId?: number | undefined;
  status?: (typeof deliveryStatuses)[number] | undefined;
}

/** Deliveries to the endpoints of a store, or of the platform, newest first. */
export async function listDeliveries(
  { db }: ServerContext,
  owner: Owner,
  { endpointId, status, ...page }: DeliveryFilter & Page,
): Promise<PageOf<ListedDelivery>> {
  const isAsked = status === 'pending' ? inArray(webhookDeliveries.status, ['pending', 'sending']) : undefined;
  const where = and(
    inArray(webhookDeliveries.endpointId, idsOf(db, owner)),
    endpointId === undefined ? undefined : eq(webhookDeliveries.endpointId, endpointId),
    isAsked ?? (status && eq(webhookDeliveries.status, status)),
  );
  const [list, [all]] = await Promise.all([
    db
      .select({ delivery: webhookDeliveries, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(where)
      .orderBy(desc(webhookDeliveries.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(webhookDeliveries).where(where),
  ]);
  return { list, total: all?.total ?? 0 };
}

const idsOf = (db: ServerContext['db'], owner: Owner) =>
  db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(ownedBy(webhookEndpoints.storeId, owner));

/** A delivery with what is sent and its tries, the last first. Throws `not_found`. */
export async function getDelivery({ db }: ServerContext, owner: Owner, id: number) {
  const [[found], tries] = await Promise.all([
    db
      .select({ delivery: webhookDeliveries, event: webhookEvents, url: webhookEndpoints.url })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
      .where(and(eq(webhookDeliveries.id, id), ownedBy(webhookEndpoints.storeId, owner))),
    db
      .select()
      .from(webhookAttempts)
      .where(eq(webhookAttempts.deliveryId, id))
      .orderBy(desc(webhookAttempts.id))
      .limit(100),
  ]);
  if (!found) throw new DomainError('not_found');
  return { ...found, body: toBody(found.event), tries };
}

/** An event that says nothing, to one endpoint alone. Throws `not_found`, and `webhook_off` where nothing would be sent. */
export async function sendTestEvent(ctx: ServerContext, owner: Owner, endpointId: number): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { status, name } = await lockEndpoint(tx, owner, endpointId);
    if (status !== 'on') throw new DomainError('webhook_off');
    const facts = { messageId: randomUUID(), type: testType, storeId: owner.storeId, data: { number: 'TEST' } };
    const [event] = await tx
      .insert(webhookEvents)
      .values({ ...facts, createdAt: at })
      .returning({ id: webhookEvents.id });
    if (!event) throw new Error('the event was not stored');
    await tx.insert(webhookDeliveries).values({ eventId: event.id, endpointId, dueAt: at, createdAt: at });
    const entity = { entityType: 'webhook', entityId: endpointId, from: status, to: status, event: 'test', at };
    await logStatusChange(tx, { ...entity, actor: owner.member, data: { name } });
  });
}

/** Sends one again, from the first pause on. Throws `not_found`, and `webhook_off` where nothing would be sent. */
export async function replayDelivery(ctx: ServerContext, owner: Owner, id: number): Promise<void> {
  const [found] = await ctx.db
    .select({ endpointId: webhookDeliveries.endpointId })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), inArray(webhookDeliveries.endpointId, idsOf(ctx.db, owner))));
  if (!found) throw new DomainError('not_found');
  const count = await replay(ctx, owner, { endpointId: found.endpointId, where: eq(webhookDeliveries.id, id) });
  if (count === 0) throw new DomainError('status_changed');
}

/** The same for all that failed since then. Answers how many. */
export function replayFailed(
  ctx: ServerContext,
  owner: Owner,
  { endpointId, since }: { endpointId: number; since: Date },
): Promise<number> {
  const isMeant = and(eq(webhookDeliveries.status, 'failed'), gte(webhookDeliveries.createdAt, since));
  return replay(ctx, owner, { endpointId, where: and(eq(webhookDeliveries.endpointId, endpointId), isMeant) });
}

interface Replay {
  endpointId: number;
  where: SQL | undefined;
}

/** What is on its way already stays as it is: it is sent once, not twice. */
async function replay(ctx: ServerContext, owner: Owner, { endpointId, where }: Replay): Promise<number> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const { status, name } = await lockEndpoint(tx, owner, endpointId);
    if (status !== 'on') throw new DomainError('webhook_off');
    const isDone = inArray(webhookDeliveries.status, ['delivered', 'failed', 'pending']);
    const again = await tx
      .update(webhookDeliveries)
      .set({ status: 'pending', round: 0, dueAt: at })
      .where(and(where, isDone))
      .returning({ id: webhookDeliveries.id });
    const entity = { entityType: 'webhook', entityId: endpointId, from: status, to: status, event: 'replay', at };
    await logStatusChange(tx, { ...entity, actor: owner.member, data: { name, count: again.length } });
    return again.length;
  });
}

/** Forgets what is older than it is kept, in batches; what is still to be tried waits no longer than its pauses. */
export async function removeOldEvents(ctx: ServerContext): Promise<void> {
  const before = addSeconds(ctx.clock.now(), -webhookLimits.keptDays * 86_400);
  const old = ctx.db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(lt(webhookEvents.createdAt, before))
    .orderBy(asc(webhookEvents.id))
    .limit(5000);
  await ctx.db.delete(webhookEvents).where(inArray(webhookEvents.id, old));
}
