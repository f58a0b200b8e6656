import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { newKey } from '../integrations/index.ts';
import { apiKeys } from '../integrations/key-tables.ts';
import { webhookAttempts, webhookDeliveries, webhookEvents } from '../integrations/webhook-tables.ts';
import { addSeconds } from '../kernel/clock.ts';
import { hashToken } from '../kernel/ids.ts';

type KeyRow = typeof apiKeys.$inferInsert;

/** A key as some time has left it. The key itself is in the answer and nowhere else: whoever drops it makes it one that nobody holds. */
export async function makeKeyOf(tx: Executor, facts: Omit<KeyRow, 'id' | 'start' | 'secretHash'>): Promise<string> {
  const { key, start } = newKey();
  await tx.insert(apiKeys).values({ ...facts, start, secretHash: hashToken(key) });
  return key;
}

/** What a receiver said to a message. */
export interface MadeTry {
  afterSeconds: number;
  status: number | null;
  fault: (typeof webhookAttempts.$inferInsert)['fault'];
  durationMs: number;
  answer: string;
}

/**
 * Settles what waits for an endpoint as if it had been sent when it happened, in the order of time: `triesOf` says how each
 * went.
 */
export async function settleDeliveries(
  tx: Executor,
  {
    endpointId,
    most,
    now,
    triesOf,
  }: { endpointId: number; most: number; now: Date; triesOf: (index: number, at: Date) => MadeTry[] },
): Promise<void> {
  const events = await tx
    .select({ id: webhookEvents.id, at: webhookEvents.createdAt })
    .from(webhookEvents)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.eventId, webhookEvents.id))
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(asc(webhookEvents.createdAt), asc(webhookEvents.id));
  await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId));
  const kept = events.slice(-most);
  for (const [index, { id, at }] of kept.entries()) {
    const tries = triesOf(index, at);
    const last = tries.at(-1);
    if (!last) continue;
    const [made] = await tx
      .insert(webhookDeliveries)
      .values({
        eventId: id,
        endpointId,
        status: last.fault === null ? 'delivered' : 'failed',
        attempts: tries.length,
        round: tries.length,
        dueAt: earlier(addSeconds(at, last.afterSeconds), now),
        lastStatus: last.status,
        lastFault: last.fault,
        createdAt: at,
      })
      .returning({ id: webhookDeliveries.id });
    const rows = tries.map(({ afterSeconds, ...each }) => ({
      ...each,
      createdAt: earlier(addSeconds(at, afterSeconds), now),
    }));
    await tx.insert(webhookAttempts).values(rows.map((row) => ({ ...row, deliveryId: made?.id ?? 0 })));
  }
  const forgotten = events.slice(0, -most).map(({ id }) => id);
  if (forgotten.length > 0) await removeUnheard(tx, forgotten);
}

const earlier = (left: Date, right: Date) => (left < right ? left : right);

async function removeUnheard(tx: Executor, ids: number[]): Promise<void> {
  const heard = tx.select({ id: webhookDeliveries.eventId }).from(webhookDeliveries);
  const still = new Set((await heard.where(inArray(webhookDeliveries.eventId, ids))).map(({ id }) => id));
  const gone = ids.filter((id) => !still.has(id));
  if (gone.length > 0) await tx.delete(webhookEvents).where(inArray(webhookEvents.id, gone));
}
