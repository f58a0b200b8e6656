import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { countRows } from '../db/count-rows.ts';
import { listRows } from '../db/list-rows.ts';
import { logStatusChange } from '../db/status-log.ts';
import { wordsOfError } from '../db/words-of-error.ts';
import { notifyHolders } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { findQueue } from './queues.ts';
import { jobFailures } from './tables.ts';

export type JobFailure = typeof jobFailures.$inferSelect;

/** Once is a transient error more often than not; the queue tries again by itself. */
const failuresBeforeNotified = 3;
/** What is over stays to be looked back at. */
const keptSeconds = 90 * 86_400;

/** Counts a failure of a job, and tells operators once it fails time after time. Answers how often in a row it has failed. */
export async function noteJobFailure(ctx: ServerContext, job: string, error: unknown): Promise<number> {
  const now = ctx.clock.now();
  const facts = { error: wordsOfError(error), lastAt: now };
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(jobFailures)
      .values({ job, failures: 1, firstAt: now, ...facts })
      .onConflictDoUpdate({
        target: jobFailures.job,
        targetWhere: isNull(jobFailures.overAt),
        set: { ...facts, failures: sql`${jobFailures.failures} + 1` },
      })
      .returning({ id: jobFailures.id, failures: jobFailures.failures });
    const { id = 0, failures = 0 } = row ?? {};
    if (failures === failuresBeforeNotified) {
      await notifyHolders(tx, { event: 'jobFailing', args: { job, count: failures }, cause: `${id}`, now });
    }
    return failures;
  });
}

/** The job has succeeded: what failed before is over. */
export async function noteJobSuccess(ctx: ServerContext, job: string): Promise<void> {
  const open = and(eq(jobFailures.job, job), isNull(jobFailures.overAt));
  await ctx.db.update(jobFailures).set({ overAt: ctx.clock.now() }).where(open);
}

/** Jobs that fail, the latest trouble first; then, if requested, what is over. */
export async function listJobFailures(db: Executor, page: Page, isOpen: boolean): Promise<PageOf<JobFailure>> {
  const where = isOpen ? isNull(jobFailures.overAt) : undefined;
  return listRows(db, jobFailures, {
    where,
    orderBy: [desc(isNull(jobFailures.overAt)), desc(jobFailures.lastAt), asc(jobFailures.id)],
    page,
  });
}

/**
 * Runs a job that fails at once, beside its own hours. Throws `not_found`, `status_changed` once it has succeeded, and
 * `jobs_not_started`.
 */
export async function retryJob(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx.select().from(jobFailures).where(eq(jobFailures.id, id)).for('update');
    if (!found) throw new DomainError('not_found');
    const queue = findQueue(ctx.db);
    if (!queue) throw new DomainError('jobs_not_started');
    if (found.overAt !== null || !(await queue.runNow(found.job))) throw new DomainError('status_changed');
    const entity = { entityType: 'job', entityId: id, from: 'failing', to: 'failing' };
    await logStatusChange(tx, { ...entity, event: 'retry', actor: operator, data: { job: found.job } });
  });
}

/** How many jobs fail. */
export const countFailingJobs = (db: Executor) => countRows(db, jobFailures, isNull(jobFailures.overAt));

/** Forgets what has been over for long. */
export async function removeOldJobFailures(ctx: ServerContext): Promise<void> {
  await ctx.db.delete(jobFailures).where(lt(jobFailures.overAt, addSeconds(ctx.clock.now(), -keptSeconds)));
}
