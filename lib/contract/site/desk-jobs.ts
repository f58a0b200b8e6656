import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, nothing, pageOf, pageQuery, unixSeconds } from '../fields.ts';

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
  data: nothing,
});
