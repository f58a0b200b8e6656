import { sql } from 'drizzle-orm';
import type { World } from './world.ts';

type Documents = 'withdrawals' | 'payout_batches' | 'store_statements' | 'store_corrections' | 'store_deposits';

/** The number of one of the last in such a state, sometimes of any: what does not fit is asked for too, and has to be refused. */
export async function someNo(
  { test, dice }: World,
  table: Documents,
  statuses: readonly string[] = [],
): Promise<string> {
  const isAny = statuses.length === 0 || dice.next(8) === 0;
  const where = isAny ? sql`true` : sql`status = any(${sql.param(statuses)}::text[])`;
  const { rows } = await test.ctx.db.execute<{ no: string }>(
    sql`select no from ${sql.identifier(table)} where ${where} order by id desc limit 10`,
  );
  return dice.pick(rows).no;
}
