import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idField, nothing, pageOf, pageQuery, unixSeconds } from './fields.ts';

export const jobStates = ['failing', 'all'] as const;

export const operatorJobs = endpoint({
  method: 'get',
  path: '/api/operator/job/list',
  summary: 'Background jobs that fail, each once from its first failure on; `all`: also those that run again',
  query: z.object({ ...pageQuery, state: z.enum(jobStates).catch('failing').default('failing') }),
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
  summary: 'Runs a job that fails at once, beside its own hours',
  body: z.object({ id: idField }),
  data: nothing,
});
