import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { operatorJobRetry, operatorJobs } from '#lib/contract/site/desk-jobs.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type FailingJob = DataOf<typeof operatorJobs>['list'][number];

export const jobsPath = '/api/operator/job/list';

/** Background jobs that fail, or have. */
export const jobsQuery = (view: QueryOf<typeof operatorJobs>) => apiQuery(jobsPath, view);

/** Runs a job that fails at once. */
export const retryJob = (body: BodyOf<typeof operatorJobRetry>) =>
  postApi('/api/operator/job/retry', body, { isSuccessShown: true });
