import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { noQuery } from './fields.ts';

/** Alive: the process answers. */
export const liveness = endpoint({
  method: 'get',
  path: '/api/health/live',
  summary: 'Answers while the process is running',
  query: noQuery,
  data: z.object({ status: z.literal('live') }),
});

/** Ready: the jobs run, the database answers, nobody has asked the process to stop; so traffic may come. */
export const readiness = endpoint({
  method: 'get',
  path: '/api/health/ready',
  summary: 'Answers when ready for visitors: the database responds, jobs run and the process isn’t stopping',
  query: noQuery,
  data: z.object({ status: z.literal('ready') }),
});

export const health = endpoint({ ...readiness, path: '/api/health', summary: 'The same as /api/health/ready' });
