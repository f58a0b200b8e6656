import { and, count, inArray, notInArray, sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { listPauses } from '#lib/server/site/index.ts';
import { outboxMessages } from '../tables.ts';
import { wantedAt } from './outbox-facts.ts';
import { type OutboxChannel, outboxChannels } from './sending-limits.ts';

const isOpen = inArray(outboxMessages.status, ['pending', 'sending']);

/** What operators call the channel. */
export const pauseOf = { email: 'mail', mobile: 'sms' } as const satisfies Record<OutboxChannel, string>;

/**
 * Mails and text messages that should have gone by now, and since when the oldest was wanted: a try that failed does not make
 * it young. What waits because an operator has paused its channel is left out.
 */
export async function countDueMessages({ db, clock }: ServerContext): Promise<{ due: number; oldestSeconds: number }> {
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const paused = new Set<string>((await listPauses(db)).map(({ channel }) => channel));
  const silent = outboxChannels.filter((channel) => paused.has(pauseOf[channel]));
  const isRunning = silent.length > 0 ? notInArray(outboxMessages.channel, silent) : undefined;
  const [row] = await db
    .select({ due: count(), oldest: sql<number | null>`extract(epoch from ${now} - min(${wantedAt}))::float8` })
    .from(outboxMessages)
    .where(and(isOpen, isRunning, sql`${wantedAt} <= ${now}`));
  return { due: row?.due ?? 0, oldestSeconds: row?.oldest ?? 0 };
}

/** How many messages of each channel wait now. */
export async function countWaiting({ db }: Pick<ServerContext, 'db'>): Promise<Record<OutboxChannel, number>> {
  const { channel } = outboxMessages;
  const rows = await db.select({ channel, waiting: count() }).from(outboxMessages).where(isOpen).groupBy(channel);
  const of = (name: OutboxChannel) => rows.find((row) => row.channel === name)?.waiting ?? 0;
  return { email: of('email'), mobile: of('mobile') };
}
