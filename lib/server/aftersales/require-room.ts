import { sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { requireRoom } from '../db/require-room.ts';
import { accountLimits } from '../kernel/account-limits.ts';
import { addSeconds } from '../kernel/clock.ts';
import { aftersales } from './tables.ts';

/** Before a customer opens one more case. Throws `daily_limit`. */
export function requireCaseRoom(tx: Executor, { userId, at }: { userId: number; at: Date }): Promise<void> {
  const since = addSeconds(at, -86_400);
  const from = sql`${aftersales} where ${aftersales.userId} = ${userId} and ${aftersales.createdAt} > ${since}`;
  const counted = { daily_limit: { count: sql`count(*)`, most: accountLimits.casesADay } };
  return requireRoom(tx, { name: 'aftersales', userId, counted, from });
}
