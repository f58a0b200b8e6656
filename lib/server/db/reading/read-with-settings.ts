import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Executor } from '../connection.ts';
import { readAt } from './reading-pool.ts';

const isPool = (db: Executor): db is Database => '$client' in db;

/**
 * Runs a read for which settings of the database count, and for no other. All of it is sent at once: that the settings
 * need a transaction costs no journey of its own. Within a transaction the settings last until its end.
 */
export async function readWithSettings<Row extends Record<string, unknown>>(
  db: Executor,
  settings: string,
  query: SQL,
): Promise<Row[]> {
  if (!isPool(db)) {
    await db.execute(sql.raw(settings));
    return (await db.execute(query)).rows as Row[];
  }
  return readAt(db, (pool) => sendAtOnce<Row>(pool, settings, query));
}

async function sendAtOnce<Row>(pool: pg.Pool, settings: string, query: SQL): Promise<Row[]> {
  const client = await pool.connect();
  const session = drizzle(client);
  const sent = [sql`begin`, sql.raw(settings), query, sql`commit`].map(async (statement) => session.execute(statement));
  // What fails ends the transaction, and what is behind it fails too: the first fault is the one to tell.
  const answers = await Promise.allSettled(sent);
  client.release();
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return (await sent[2])?.rows as Row[];
}
