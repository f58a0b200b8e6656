import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { operatorJobRetry, operatorJobs } from '#lib/contract/site/desk-jobs.ts';
import { postApi } from '../transport/browser.ts';

export type FailingJob = DataOf<typeof operatorJobs>['list'][number];

/** Runs a job that fails at once. */
export const retryJob = (body: BodyOf<typeof operatorJobRetry>) =>
  postApi('/api/operator/job/retry', body, { isSuccessShown: true });
