import { and, count, inArray, lte, min } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { outboxMessages } from './tables.ts';

/** Mails and text messages that should have gone by now, and for how long the oldest has waited. */
export async function countDueMessages({ db, clock }: ServerContext): Promise<{ due: number; oldestSeconds: number }> {
  const now = clock.now();
  const [row] = await db
    .select({ due: count(), oldest: min(outboxMessages.dueAt) })
    .from(outboxMessages)
    .where(and(inArray(outboxMessages.status, ['pending', 'sending']), lte(outboxMessages.dueAt, now)));
  const oldest = row?.oldest;
  return { due: row?.due ?? 0, oldestSeconds: oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0 };
}
