import { and, asc, count, eq, exists, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { isChannelPaused } from '../../site/index.ts';
import { webhookDeliveries, webhookEndpoints } from '../webhook-tables.ts';
import { atOnce, mostTries, tryLifeInSeconds } from './delivery-rules.ts';

export type Delivery = typeof webhookDeliveries.$inferSelect;

/** Endpoints that one round looks at: no process takes all of them. */
const mostEndpoints = 10;

const isOpen = inArray(webhookDeliveries.status, ['pending', 'sending']);

/**
 * Takes what is due, of each endpoint no more than it may be sent at a time. The endpoint's row is held meanwhile, so two
 * processes never count the same room; whoever finds it held passes it over.
 */
export async function claimDeliveries(ctx: ServerContext, room: number): Promise<Delivery[]> {
  if (room <= 0 || (await isChannelPaused(ctx.db, 'webhooks'))) return [];
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const due = tx
      .select({ one: sql`1` })
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), isOpen, lte(webhookDeliveries.dueAt, now)));
    const endpoints = await tx
      .select({ id: webhookEndpoints.id })
      .from(webhookEndpoints)
      .where(and(eq(webhookEndpoints.status, 'on'), exists(due)))
      .orderBy(sql`random()`)
      .limit(mostEndpoints)
      .for('no key update', { skipLocked: true });
    const claimed: Delivery[] = [];
    for (const { id } of endpoints) claimed.push(...(await claimOf(tx, { id, now, room: room - claimed.length })));
    return claimed;
  });
}

interface Claim {
  id: number;
  now: Date;
  room: number;
}

async function claimOf(tx: Executor, { id, now, room }: Claim): Promise<Delivery[]> {
  const ofEndpoint = eq(webhookDeliveries.endpointId, id);
  const isOnWay = and(ofEndpoint, eq(webhookDeliveries.status, 'sending'), gt(webhookDeliveries.dueAt, now));
  const [busy] = await tx.select({ total: count() }).from(webhookDeliveries).where(isOnWay);
  const free = Math.min(atOnce - (busy?.total ?? 0), room);
  if (free <= 0) return [];
  const found = await tx
    .select({ id: webhookDeliveries.id, round: webhookDeliveries.round })
    .from(webhookDeliveries)
    .where(and(ofEndpoint, isOpen, lte(webhookDeliveries.dueAt, now)))
    .orderBy(asc(webhookDeliveries.dueAt), asc(webhookDeliveries.id))
    .limit(free)
    .for('update', { skipLocked: true });
  const [due, spent] = [
    found.filter(({ round }) => round < mostTries),
    found.filter(({ round }) => round >= mostTries),
  ];
  await giveUp(tx, { ids: spent.map((delivery) => delivery.id), now });
  if (due.length === 0) return [];
  const ids = due.map((delivery) => delivery.id);
  return tx
    .update(webhookDeliveries)
    .set({
      status: 'sending',
      attempts: sql`${webhookDeliveries.attempts} + 1`,
      round: sql`${webhookDeliveries.round} + 1`,
      dueAt: addSeconds(now, tryLifeInSeconds),
    })
    .where(inArray(webhookDeliveries.id, ids))
    .returning();
}

/** Ends what was begun as often as anything is and never written down: whatever keeps it from that would do so without end. */
async function giveUp(tx: Executor, { ids, now }: { ids: number[]; now: Date }): Promise<void> {
  if (ids.length === 0) return;
  const changes = { status: 'failed' as const, dueAt: now, lastStatus: null, lastFault: 'lost' as const };
  await tx.update(webhookDeliveries).set(changes).where(inArray(webhookDeliveries.id, ids));
}
