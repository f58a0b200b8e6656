import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { readWithSettings } from '../../db/read-with-settings.ts';

/** What a stranger typed may keep the database busy so long, and no longer. */
const longestInMilliseconds = 3000;

/**
 * Runs a query over whatever matches a filter, by the indexes of words, facets and categories only. The planner takes
 * words, categories and prices for independent; where they are not (no printer is cheap) it would walk an order from
 * the wrong end through the whole shop.
 */
export function withoutWalking<T extends Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  return runBounded(db, query, 'set local enable_seqscan = off; set local enable_indexscan = off; set local jit = off');
}

/** Runs a query as the planner likes, for a bounded time. */
export function withinTime<T extends Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  return runBounded(db, query, 'set local jit = off');
}

const runBounded = <T extends Record<string, unknown>>(db: Executor, query: SQL, settings: string): Promise<T[]> =>
  readWithSettings<T>(db, `${settings}; set local statement_timeout = ${longestInMilliseconds}`, query);
