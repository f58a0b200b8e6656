import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorJobRows, operatorJobs } from '#lib/contract/site/desk-jobs.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type FailingJob = DataOf<typeof operatorJobs>['list'][number];

/** Runs a job that fails at once. */
export const retryJob = postAt('/api/operator/job/retry', { isSuccessShown: true });

export type FailingRow = DataOf<typeof operatorJobRows>['list'][number];

/** As many as are shown at once. */
const mostRowsShown = 50;

/** Records that jobs could not do. */
export const jobRowsQuery = () => apiQuery('/api/operator/job/rows', { limit: mostRowsShown });

/** Gives a record that failed its turn in the next round. */
export const retryRow = postAt('/api/operator/job/rowRetry', { isSuccessShown: true });

/** Has its step pass a record over, until somebody lets it go on. */
export const putRowAside = postAt('/api/operator/job/rowAside', { isSuccessShown: true });
