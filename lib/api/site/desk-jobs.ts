import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorJobRetry,
  operatorJobRowAside,
  operatorJobRowRetry,
  operatorJobRows,
  operatorJobs,
} from '#lib/contract/site/desk-jobs.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type FailingJob = DataOf<typeof operatorJobs>['list'][number];

/** Runs a job that fails at once. */
export const retryJob = (body: BodyOf<typeof operatorJobRetry>) =>
  postApi('/api/operator/job/retry', body, { isSuccessShown: true });

export type FailingRow = DataOf<typeof operatorJobRows>['list'][number];

/** As many as are shown at once. */
const mostRowsShown = 50;

/** Records that jobs could not do. */
export const jobRowsQuery = () => apiQuery('/api/operator/job/rows', { limit: mostRowsShown });

/** Gives a record that failed its turn in the next round. */
export const retryRow = (body: BodyOf<typeof operatorJobRowRetry>) =>
  postApi('/api/operator/job/rowRetry', body, { isSuccessShown: true });

/** Has its step pass a record over, until somebody lets it go on. */
export const putRowAside = (body: BodyOf<typeof operatorJobRowAside>) =>
  postApi('/api/operator/job/rowAside', body, { isSuccessShown: true });
