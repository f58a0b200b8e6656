import type { SQL } from 'drizzle-orm';
import { readWithSettings } from '#lib/server/db/reading/read-with-settings.ts';
import type { Executor } from '../../db/connection.ts';

/** What a stranger typed may keep the database busy so long, and no longer. */
const longestInMilliseconds = 3000;

/**
 * Runs a query over whatever matches a filter, by the indexes of words, facets and categories only. The planner takes
 * words, categories and prices for independent; where they are not (no printer is cheap) it would walk an order from
 * the wrong end through the whole shop.
 *
 * It plans without looking at what was typed: its sample of texts takes most Chinese words for rarer than they are by far,
 * and it then read all that has one word to look for the synonyms of another there, four times as long.
 */
export function withoutWalking<T extends Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  return runBounded(db, query, 'set local enable_seqscan = off; set local enable_indexscan = off');
}

/** Runs a query that walks along one index, and reads no row that is not passed on the way. */
export function byWalking<T extends Record<string, unknown>>(db: Executor, query: SQL): Promise<T[]> {
  return runBounded(
    db,
    query,
    'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off',
  );
}

const always = `set local jit = off; set local max_parallel_workers_per_gather = 0; set local plan_cache_mode = force_generic_plan; set local statement_timeout = ${longestInMilliseconds}`;

const runBounded = <T extends Record<string, unknown>>(db: Executor, query: SQL, settings: string): Promise<T[]> =>
  readWithSettings<T>(db, `${settings}; ${always}`, query);
