import { count, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { jobFailures } from './tables.ts';

interface QueueFacts {
  waiting: number;
  running: number;
  /** Since when the one that has waited longest could have run. */
  oldestAt: Date | null;
  failing: number;
}

interface Counted extends Record<string, unknown> {
  waiting: number;
  running: number;
  oldest: string | null;
}

/** What the queue holds now. Jobs that begin later are not waiting. Undefined: no process has started the queue yet. */
export async function readQueueFacts(db: Executor): Promise<QueueFacts | undefined> {
  const { rows: tables } = await db.execute<{ known: boolean }>(
    sql`select to_regclass('jobs.job') is not null as known`,
  );
  if (!tables[0]?.known) return undefined;
  const [counted, [failing]] = await Promise.all([
    db.execute<Counted>(sql`
      select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
        count(*) filter (where state = 'active')::int as running,
        min(start_after) filter (where state in ('created', 'retry') and start_after <= now())::text as oldest
      from jobs.job where state in ('created', 'retry', 'active')`),
    db.select({ failing: count() }).from(jobFailures).where(isNull(jobFailures.overAt)),
  ]);
  const row = counted.rows[0];
  return {
    waiting: row?.waiting ?? 0,
    running: row?.running ?? 0,
    oldestAt: row?.oldest ? new Date(row.oldest) : null,
    failing: failing?.failing ?? 0,
  };
}
