import {
  operatorJobRetry,
  operatorJobRowAside,
  operatorJobRowRetry,
  operatorJobRows,
  operatorJobs,
} from '#lib/contract/site/desk-jobs.ts';
import type { JobStep } from '#lib/contract/site/job-steps.ts';
import type { RowFailure } from '#lib/server/db/row-by-row/row-failures.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { type JobFailure, listJobFailures, retryJob } from '#lib/server/jobs/failures.ts';
import { outboxJob } from '#lib/server/jobs/queues.ts';
import { listRowFailures, putRowAside, retryRow } from '#lib/server/jobs/row-failures.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { type App, serve } from '../../serve.ts';

/** What operators see of the jobs, and do about those that fail. */
export function registerOperatorJob(app: App): void {
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
    run: ({ server, member, body }) => retryJob(server, member, body.id),
  });
}

/** Records that jobs could not do: they come back by themselves, and people can say otherwise. */
export function registerOperatorJobRows(app: App): void {
  serve(app, operatorJobRows, {
    guard: { node: 'operator/job/list' },
    run: async ({ server, query }) => {
      const { list, total } = await listRowFailures(server.db, query, toPage(query));
      const ids = list.flatMap(({ asideBy }) => (asideBy === null ? [] : [asideBy]));
      const names = await findUserNames(server.db, [...new Set(ids)]);
      return { list: list.map((row) => toRowRecord(row, names)), total };
    },
  });
  serve(app, operatorJobRowRetry, {
    guard: { node: 'operator/job/retry' },
    message: 'jobRowRetried',
    run: ({ server, member, body }) => retryRow(server, member, body.id),
  });
  serve(app, operatorJobRowAside, {
    guard: { node: 'operator/job/aside' },
    message: 'jobRowAside',
    run: ({ server, member, body }) => putRowAside(server, member, body),
  });
}

function toRowRecord(row: RowFailure, names: ReadonlyMap<number, string>) {
  const { asideAt, asideBy, asideReason } = row;
  const by = asideBy === null ? '' : (names.get(asideBy) ?? '');
  return {
    id: row.id,
    step: row.step as JobStep,
    row: row.rowKey,
    failures: row.failures,
    error: row.error,
    first_time: toUnixSeconds(row.firstAt),
    last_time: toUnixSeconds(row.lastAt),
    retry_time: asideAt === null ? toUnixSeconds(row.retryAt) : null,
    aside: asideAt && { by, reason: asideReason ?? '', time: toUnixSeconds(asideAt) },
    actions: asideAt === null ? (['retry', 'aside'] as const).slice() : (['retry'] as const).slice(),
  };
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
    over_time: toUnixSeconds(overAt),
    actions: overAt || job === outboxJob ? [] : [...retry],
  };
}
