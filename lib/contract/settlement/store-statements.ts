import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { moneyText, nothing, pageOf, pageQuery, unixSeconds } from '../fields.ts';
import { storeMoney } from '../stale-reads.ts';
import { listedStatuses, statementNo } from './statement-words.ts';

const statement = z.object({
  no: z.string(),
  /** Days of the shop, both included. */
  from: z.string(),
  to: z.string(),
  /** What could be taken when it was made, with all that was stated before. */
  opening: moneyText,
  /** Each with its sign; `net` is their sum, and what is settled. */
  earnings: moneyText,
  reversals: moneyText,
  fees: moneyText,
  adjustments: moneyText,
  net: moneyText,
  closing: moneyText,
  line_count: z.int(),
  status: z.enum(listedStatuses),
  /** Until then the store looks at it; then it counts as confirmed. */
  deadline: unixSeconds,
  /** Null while it is not settled. */
  settle_time: unixSeconds.nullable(),
  create_time: unixSeconds,
  actions: z.array(z.enum(['confirm'])),
});
export type StoreStatement = z.output<typeof statement>;

export const storeStatements = endpoint({
  method: 'get',
  path: '/api/store/statements',
  summary: 'Statements of the store, newest first',
  query: z.object({
    ...pageQuery,
    status: z.enum(listedStatuses).optional().catch(undefined),
    no: statementNo.optional().catch(undefined),
  }),
  data: pageOf(statement),
});

export const storeStatementConfirm = endpoint({
  method: 'post',
  path: '/api/store/statementConfirm',
  summary: 'Confirms a statement, so that it is settled without waiting for its deadline',
  body: z.object({ no: statementNo }),
  stale: storeMoney,
  data: nothing,
});
