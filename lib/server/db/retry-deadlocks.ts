import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './connection.ts';

/** A third meeting of the same two is no accident. */
const mostTries = 3;

/**
 * Makes transactions begin anew that the database has ended because two of them waited for each other (40P01): nothing of
 * the victim is written, and it succeeds once the other is through. Locks are taken in one order (docs/how-to.md), but who
 * waits for a row that is changed twice in one transaction can meet it from the other side all the same. What runs in a
 * transaction has no effect outside of it, so that it may run again.
 */
export function retryDeadlocks(db: Database): Database {
  // The query builder keeps the connection for good where `begin` itself is refused, as a pooler does whose database is away.
  const tryOnce: Database['transaction'] = async (run, config) => {
    const client = await db.$client.connect();
    try {
      return await drizzle(client).transaction(run, config);
    } finally {
      client.release();
    }
  };
  db.transaction = async (run, config) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await tryOnce(run, config);
      } catch (error) {
        if (attempt >= mostTries || !isDeadlock(error)) throw error;
      }
    }
  };
  return db;
}

function isDeadlock(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && current.code === '40P01') return true;
  }
  return false;
}
