import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { noQuery, pageOf, pageQuery, unixSeconds } from '../fields.ts';

/** `waiting`: asked for, and not begun. `failed`: broke off, and says nothing about the books. */
export const checkStatuses = ['waiting', 'running', 'done', 'failed'] as const;
/** What a check looks at, in this order. */
export const checkParts = ['ledger', 'orders', 'bills'] as const;
export type CheckPart = (typeof checkParts)[number];

export const ledgerCheck = endpoint({
  method: 'get',
  path: '/api/operator/ledger/check',
  summary: 'Result of the last ledger check; null before the first',
  query: noQuery,
  data: z
    .object({
      check_time: unixSeconds,
      is_sound: z.boolean(),
      fault_count: z.int(),
      /** The first hundred. Amounts in fen or points. */
      faults: z.array(
        z.object({
          rule: z.string(),
          /** What must hold, in words; `text` says the rest as well. */
          says: z.string(),
          text: z.string(),
          subject: z.string(),
          found: z.int(),
          expected: z.int(),
        }),
      ),
    })
    .nullable(),
});

const run = {
  id: z.int(),
  /** Null for checks from before they could be started manually. */
  start_time: unixSeconds.nullable(),
  /** Null: the nightly check. */
  started_by: z.int().nullable(),
  starter_name: z.string(),
};

export const ledgerChecks = endpoint({
  method: 'get',
  path: '/api/operator/ledger/checks',
  summary: 'The ledger check in progress, if any, and past checks, newest first',
  query: z.object({ ...pageQuery }),
  data: pageOf(
    z.object({ ...run, status: z.enum(['done', 'failed']), end_time: unixSeconds, fault_count: z.int() }),
  ).extend({
    running: z.object({ ...run, status: z.enum(['waiting', 'running']), part: z.enum(checkParts) }).nullable(),
  }),
});

export const ledgerRun = endpoint({
  method: 'post',
  path: '/api/operator/ledger/run',
  summary: 'Starts a ledger check now; refused while one is waiting or running',
  body: z.object({}),
  stale: ['/api/operator/ledger/checks'],
});
