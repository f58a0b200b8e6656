import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { outboxMessages } from '../tables.ts';

interface OutboxFacts {
  waiting: number;
  /** When the one that has waited longest was written, or wanted first (quiet hours), however often it was tried since. */
  oldestAt: Date | null;
  /** Given up during the last day. */
  failed: number;
}

/** Since when somebody waits for a message: a first try may have its own hour, the next ones change nothing of it. */
export const wantedAt = sql`case when ${outboxMessages.attempts} = 0 then ${outboxMessages.dueAt}
  else coalesce(${outboxMessages.notBefore}, ${outboxMessages.createdAt}) end`;

/** What the outbox has still to send now, and what it could not. Messages of a later hour are not waiting. */
export async function readOutboxFacts({ db, clock }: ServerContext): Promise<OutboxFacts> {
  const now = clock.now().toISOString();
  const dayAgo = addSeconds(clock.now(), -86_400).toISOString();
  const { status, dueAt } = outboxMessages;
  const isDue = sql`${status} in ('pending', 'sending') and ${wantedAt} <= ${now}::timestamptz`;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isDue})::int`,
      oldest: sql<string | null>`(min(${wantedAt}) filter (where ${isDue}))::text`,
      failed: sql<number>`count(*) filter (where ${status} = 'failed' and ${dueAt} >= ${dayAgo}::timestamptz)::int`,
    })
    .from(outboxMessages)
    .where(sql`${status} in ('pending', 'sending', 'failed')`);
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldest ? new Date(row.oldest) : null, failed: row?.failed ?? 0 };
}
