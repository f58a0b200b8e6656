import type { Hono } from 'hono';
import { operatorJobRetry, operatorJobs } from '#lib/contract/site/desk-jobs.ts';
import { type JobFailure, listJobFailures, retryJob } from '#lib/server/jobs/failures.ts';
import { outboxJob } from '#lib/server/jobs/queues.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import type { ApiEnv } from '../../request-scope.ts';
import { serve } from '../../serve.ts';

/** What operators see of the jobs, and do about those that fail. */
export function registerOperatorJob(app: Hono<ApiEnv>): void {
  serve(app, operatorJobs, {
    guard: { node: 'operator/job/list' },
    run: async ({ server, query }) => {
      const { list, total } = await listJobFailures(server.db, toPage(query), query.state === 'failing');
      return { list: list.map(toRecord), total };
    },
  });
  serve(app, operatorJobRetry, {
    guard: { node: 'operator/job/retry' },
    message: 'jobRetried',
    run: async ({ server, member, body }) => {
      await retryJob(server, member, body.id);
      return null;
    },
  });
}

const retry = ['retry'] as const;

function toRecord({ id, job, failures, error, firstAt, lastAt, overAt }: JobFailure) {
  return {
    id,
    job,
    failures,
    error,
    first_time: toUnixSeconds(firstAt),
    last_time: toUnixSeconds(lastAt),
    over_time: overAt && toUnixSeconds(overAt),
    actions: overAt || job === outboxJob ? [] : [...retry],
  };
}
