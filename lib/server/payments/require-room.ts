import { sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { requireRoom } from '../db/require-room.ts';
import { accountLimits } from '../kernel/account-limits.ts';
import { addSeconds } from '../kernel/clock.ts';
import { payments } from './tables.ts';

/** Before one more recharge is begun. Throws `recharge_limit`, `daily_limit`. */
export function requireRechargeRoom(tx: Executor, { userId, at }: { userId: number; at: Date }): Promise<void> {
  const open = sql`count(*) filter (where ${payments.status} in ('created', 'pending', 'processing'))`;
  const today = sql`count(*) filter (where ${payments.createdAt} > ${addSeconds(at, -86_400)})`;
  const counted = {
    recharge_limit: { count: open, most: accountLimits.openRecharges },
    daily_limit: { count: today, most: accountLimits.rechargesADay },
  };
  const from = sql`${payments} where ${payments.userId} = ${userId} and ${payments.purpose} = 'recharge'`;
  return requireRoom(tx, { name: 'recharges', userId, counted, from });
}
