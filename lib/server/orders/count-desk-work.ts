import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { orderCloseRequests } from './closing-tables.ts';
import { orderDispatches } from './tables.ts';

/** Orders that nobody has yet, those that nobody wanted in time, and those that somebody wants closed. */
export async function countDeskWork(db: Executor): Promise<{ pooled: number; expired: number; closeRequests: number }> {
  const [pooled, expired, closeRequests] = await Promise.all([
    countRows(db, orderDispatches, eq(orderDispatches.status, 'pooled')),
    countRows(db, orderDispatches, eq(orderDispatches.status, 'expired')),
    countRows(db, orderCloseRequests, eq(orderCloseRequests.status, 'open')),
  ]);
  return { pooled, expired, closeRequests };
}
