import { isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { type Figure, figure } from '../observe/recorder.ts';
import { jobFailures } from './tables.ts';

/** What waits in the queue, and what fails. A job that nothing waits for is told as 0, so that its line goes on. */
export async function readJobFigures(db: Executor, names: readonly string[]): Promise<Figure[]> {
  const [waiting, failing] = await Promise.all([readWaiting(db), readFailing(db)]);
  return names.flatMap((job) => [
    figure('job_queue_waiting', waiting.get(job)?.many ?? 0, { job_name: job }),
    figure('job_queue_oldest_seconds', waiting.get(job)?.seconds ?? 0, { job_name: job }),
    figure('job_failures_in_row', failing.get(job) ?? 0, { job_name: job }),
  ]);
}

async function readWaiting(db: Executor): Promise<Map<string, { many: number; seconds: number }>> {
  const { rows } = await db.execute<{ name: string; many: number; seconds: number }>(sql`
    select name, count(*) as many, extract(epoch from now() - min(start_after))::float8 as seconds
    from jobs.job where state < 'active' and start_after <= now() group by name`);
  return new Map(rows.map(({ name, many, seconds }) => [name, { many, seconds }]));
}

async function readFailing(db: Executor): Promise<Map<string, number>> {
  const { job, failures, overAt } = jobFailures;
  const rows = await db.select({ job, failures }).from(jobFailures).where(isNull(overAt));
  return new Map(rows.map((row) => [row.job, row.failures]));
}
