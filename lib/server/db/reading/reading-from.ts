import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../connection.ts';
import type { ServerContext } from '../context.ts';
import { setPrimary } from '../primary-of.ts';
import type { Reader } from '../replica/replica.ts';
import { retryDeadlocks } from '../retry-deadlocks.ts';
import { ReadingPool } from './reading-pool.ts';

/** Somebody who waits for a file waits this much longer for a replica. */
export const timeoutForFiles = 1000;

/**
 * The same context, for one reader: what only reads comes from the replica where there is one and it is current, and the rest
 * goes to the primary as ever. A use case need not know.
 */
export function readingFrom<Context extends Pick<ServerContext, 'db' | 'replica'>>(
  ctx: Context,
  reader: Reader,
  timeoutInMs = 0,
): Context {
  const { db: primary, replica } = ctx;
  if (!replica) return ctx;
  const pool = new ReadingPool({ primary, replica, reader, timeoutInMs });
  const db: Database = retryDeadlocks(drizzle(pool as unknown as pg.Pool));
  setPrimary(db, primary);
  return { ...ctx, db };
}
