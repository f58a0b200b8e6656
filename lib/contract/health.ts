import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { noQuery } from './fields.ts';

/** Alive: the process answers. */
export const liveness = endpoint({
  method: 'get',
  path: '/api/health/live',
  summary: 'Answers as long as the process runs',
  query: noQuery,
  data: z.object({ status: z.literal('live') }),
});

/** Ready: the jobs run, the database answers, nobody has asked the process to stop; so traffic may come. */
export const readiness = endpoint({
  method: 'get',
  path: '/api/health/ready',
  summary: 'Answers when visitors may come: the database answers, the jobs run, the process is not being stopped',
  query: noQuery,
  data: z.object({ status: z.literal('ready') }),
});

export const health = endpoint({ ...readiness, path: '/api/health', summary: 'The same as /api/health/ready' });
