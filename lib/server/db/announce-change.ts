import { sql } from 'drizzle-orm';
import { type ChangeTag, changeChannel } from '../kernel/changes.ts';
import type { Executor } from './connection.ts';

/** Tags that fit into one notification: its payload ends at 8,000 bytes. */
const tagsPerNotification = 200;

/**
 * Tells every process, this one too, what has changed. PostgreSQL sends it when the transaction commits and forgets it
 * when it rolls back, so nobody renders a page from data that is not there yet.
 */
export async function announceChange(tx: Executor, tags: ChangeTag[]): Promise<void> {
  for (let start = 0; start < tags.length; start += tagsPerNotification) {
    const payload = JSON.stringify(tags.slice(start, start + tagsPerNotification));
    await tx.execute(sql`select pg_notify(${changeChannel}, ${payload})`);
  }
}
