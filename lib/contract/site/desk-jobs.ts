import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { jobSteps } from './job-steps.ts';

const jobStates = ['failing', 'all'] as const;

export const operatorJobs = endpoint({
  method: 'get',
  path: '/api/operator/job/list',
  summary: 'Failing background jobs, once each since their first failure; `all` includes those that have recovered',
  query: z.object({ ...pageQuery, state: z.enum(jobStates, 'choice').default('failing') }),
  data: pageOf(
    z.object({
      id: z.int(),
      job: z.string(),
      /** In a row. */
      failures: z.int(),
      error: z.string(),
      first_time: unixSeconds,
      last_time: unixSeconds,
      /** When it succeeded again; null while it fails. */
      over_time: unixSeconds.nullable(),
      actions: z.array(z.enum(['retry'])),
    }),
  ),
});

export const operatorJobRetry = endpoint({
  method: 'post',
  path: '/api/operator/job/retry',
  summary: 'Runs a failing job immediately, outside its schedule',
  body: z.object({ id: idField }),
  stale: ['/api/operator/job/list'],
});

const rowStates = ['all', 'failing', 'aside'] as const;

export const operatorJobRows = endpoint({
  method: 'get',
  path: '/api/operator/job/rows',
  summary: 'Records that steps of background jobs could not do; they come back by themselves, unless set aside',
  query: z.object({ ...pageQuery, state: z.enum(rowStates).default('all') }),
  data: pageOf(
    z.object({
      id: z.int(),
      step: z.enum(jobSteps),
      /** The number of a document, or an id. */
      row: z.string(),
      /** In a row. */
      failures: z.int(),
      error: z.string(),
      first_time: unixSeconds,
      last_time: unixSeconds,
      /** When it is tried again; null while it is set aside. */
      retry_time: unixSeconds.nullable(),
      aside: z.object({ by: z.string(), reason: z.string(), time: unixSeconds }).nullable(),
      actions: z.array(z.enum(['retry', 'aside'])),
    }),
  ),
});

const asideReasonLength = 200;

export const operatorJobRowRetry = endpoint({
  method: 'post',
  path: '/api/operator/job/rowRetry',
  summary: 'Gives a failing record its turn in the next round, also one that was set aside',
  body: z.object({ id: idField }),
  stale: ['/api/operator/job/rows'],
});

export const operatorJobRowAside = endpoint({
  method: 'post',
  path: '/api/operator/job/rowAside',
  summary: 'Sets a failing record aside: its step passes it over until somebody retries it',
  body: z.object({
    id: idField,
    reason: z.string().trim().min(1, 'required').max(asideReasonLength, 'tooLong'),
  }),
  stale: ['/api/operator/job/rows'],
});
