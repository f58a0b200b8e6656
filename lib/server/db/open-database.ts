import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './connection.ts';
import { Pool } from './pool.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

// bigint columns hold money and keys, all far below 2^53: numbers are exact here and easier to work with.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface DatabaseOptions {
  poolSize?: number;
  /** Behind a pooler each transaction may come to another connection, which knows no statement by its name. */
  isShared?: boolean;
  /** How long a connection is waited for. */
  connectWithinMs?: number;
}

/** Opens a pool. It connects on first use; `close` waits for running queries. */
export function openDatabase(
  url: string,
  { poolSize = 10, isShared = false, connectWithinMs = 10_000 }: DatabaseOptions = {},
): Database {
  const pool = new Pool({
    namesStatements: !isShared,
    connectionString: url,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectWithinMs,
    application_name: 'storefront',
  });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => {});
  // Nor may one that breaks in the middle of a transaction: its query rejects, and that is where it is dealt with.
  pool.on('connect', (client) => client.on('error', () => {}));
  return retryDeadlocks(drizzle(pool));
}

export async function closeDatabase(db: Database): Promise<void> {
  await db.$client.end();
}
