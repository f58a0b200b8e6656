import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { noQuery, unixSeconds } from './fields.ts';

export const ledgerCheck = endpoint({
  method: 'get',
  path: '/api/operator/ledger/check',
  summary: 'Result of the last nightly ledger check; null before the first',
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
