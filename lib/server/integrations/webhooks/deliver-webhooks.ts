import { and, eq, isNull, sql } from 'drizzle-orm';
import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { decrypt } from '../../identity/index.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { notify } from '../../messaging/index.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints, webhookEvents } from '../webhook-tables.ts';
import { claimDeliveries, type Delivery } from './claim-deliveries.ts';
import { failingDays, pauseAfter } from './delivery-rules.ts';
import { toBody } from './message-body.ts';
import { type Resolve, resolveHost } from './resolve-host.ts';
import { type SendingResult, sendMessage } from './send-message.ts';
import { signMessage } from './sign-message.ts';

type Endpoint = typeof webhookEndpoints.$inferSelect;

interface Delivering {
  /** How many may be on their way from this process; what is there already counts. */
  room: number;
  resolve?: Resolve;
  timeout?: number;
  signal?: AbortSignal;
}

/**
 * Takes what is due and begins to send it, each outside of any transaction. Several processes may do it at once. Answers one promise a
 * message, which settles when its try is written down: a slow receiver holds up nobody who does not wait for it.
 */
export async function beginDeliveries(ctx: ServerContext, delivering: Delivering): Promise<Promise<void>[]> {
  const claimed = await claimDeliveries(ctx, delivering.room);
  return claimed.map((delivery) => deliver(ctx, delivery, delivering));
}

async function deliver(ctx: ServerContext, delivery: Delivery, options: Delivering): Promise<void> {
  const [found] = await ctx.db
    .select({ endpoint: webhookEndpoints, event: webhookEvents })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
    .where(eq(webhookDeliveries.id, delivery.id));
  // Deleted meanwhile.
  if (!found) return;
  const { endpoint, event } = found;
  const result = await trySending(ctx, { endpoint, event }, options);
  await ctx.db.transaction((tx) => note(tx, { delivery, endpoint, result, now: ctx.clock.now() }));
}

interface Message {
  endpoint: Endpoint;
  event: typeof webhookEvents.$inferSelect;
}

async function trySending(
  ctx: ServerContext,
  { endpoint, event }: Message,
  { resolve = resolveHost, timeout, signal }: Delivering,
): Promise<SendingResult> {
  const now = ctx.clock.now();
  const secrets = secretsOf(ctx, endpoint, now);
  if (!secrets) return { status: null, fault: 'secret', durationMs: 0, answer: '' };
  const body = toBody(event);
  return sendMessage({
    url: endpoint.url,
    headers: {
      'user-agent': 'storefront-webhooks',
      ...signMessage({ id: event.messageId, at: now, body, secrets }),
    },
    body,
    resolve,
    isLoopbackAllowed: ctx.env.NODE_ENV !== 'production',
    ...(timeout !== undefined && { timeout }),
    ...(signal && { signal }),
  });
}

/** Undefined where the endpoint's own cannot be read; the one before signs beside it, as long as it can. */
function secretsOf(
  ctx: ServerContext,
  { secret, previousSecret, previousUntil }: Endpoint,
  now: Date,
): string[] | undefined {
  const own = tryDecrypt(ctx, secret);
  if (own === undefined) return undefined;
  const isPreviousGood = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const previous = isPreviousGood ? tryDecrypt(ctx, previousSecret) : undefined;
  return [own, ...(previous === undefined ? [] : [previous])];
}

/** Undefined for what was encrypted under another SECRET_KEY, or was damaged. */
function tryDecrypt(ctx: ServerContext, encrypted: string): string | undefined {
  try {
    return decrypt(ctx, encrypted);
  } catch {
    return undefined;
  }
}

interface Tried {
  delivery: Delivery;
  endpoint: Endpoint;
  result: SendingResult;
  now: Date;
}

/** Writes a try down. One that was taken for lost meanwhile, and tried by somebody else, changes nothing but the log. */
async function note(tx: Executor, { delivery, endpoint, result, now }: Tried): Promise<void> {
  const { status, fault, durationMs, answer } = result;
  await tx
    .insert(webhookAttempts)
    .values({ deliveryId: delivery.id, status, fault, durationMs, answer, createdAt: now });
  const pause = fault === null ? undefined : pauseAfter(delivery.round, fault);
  const next =
    fault === null
      ? { status: 'delivered' as const, dueAt: now }
      : pause === undefined
        ? { status: 'failed' as const, dueAt: now }
        : { status: 'pending' as const, dueAt: addSeconds(now, pause) };
  const isMine = and(
    eq(webhookDeliveries.id, delivery.id),
    eq(webhookDeliveries.attempts, delivery.attempts),
    eq(webhookDeliveries.status, 'sending'),
  );
  await tx
    .update(webhookDeliveries)
    .set({ ...next, lastStatus: status, lastFault: fault })
    .where(isMine);
  if (fault === null) await noteWell(tx, endpoint);
  else if (fault !== 'lost') {
    const isUnsigned = fault === 'secret' && pause === undefined;
    await noteFailing(tx, endpoint, { isGone: status === 410, isUnsigned, now });
  }
}

async function noteWell(tx: Executor, { id, failingSince }: Endpoint): Promise<void> {
  if (failingSince === null) return;
  await tx.update(webhookEndpoints).set({ failingSince: null }).where(eq(webhookEndpoints.id, id));
}

interface Failing {
  /** The receiver says so. */
  isGone: boolean;
  /** A message was given up because nobody can sign it: no other can be signed. */
  isUnsigned: boolean;
  now: Date;
}

/** After days in which nothing got through an endpoint is switched off, at once where nothing ever will. */
async function noteFailing(tx: Executor, { id }: Endpoint, { isGone, isUnsigned, now }: Failing) {
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: now })
    .where(and(eq(webhookEndpoints.id, id), isNull(webhookEndpoints.failingSince)));
  const isOver =
    isGone || isUnsigned
      ? undefined
      : sql`${webhookEndpoints.failingSince} <= ${addSeconds(now, -failingDays * 86_400)}`;
  const [off] = await tx
    .update(webhookEndpoints)
    .set({ status: 'failed', version: sql`${webhookEndpoints.version} + 1` })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.status, 'on'), isOver))
    .returning();
  if (!off) return;
  const { name, storeId, createdBy } = off;
  const entity = { entityType: 'webhook', entityId: id, from: 'on', to: 'failed', event: 'switch', at: now };
  await logStatusChange(tx, { ...entity, data: { name, storeId } });
  const link = userPath(storeId === null ? 'desk/webhooks' : 'store/webhooks');
  const told = isUnsigned ? 'webhookUnsigned' : 'webhookFailed';
  const dedupeKey = `${told}:${id}:${off.version}`;
  await notify(tx, { userId: createdBy, event: told, args: { name }, link, dedupeKey, now });
}
