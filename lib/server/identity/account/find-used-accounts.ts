import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { users } from '../tables.ts';

/** Tables whose rows about an account say nothing of its having been used. */
const beside = ['addresses', 'moving_imports', 'past_orders'];

/**
 * Which of these accounts were used: somebody has logged in, or a record of any table names them. Looked for by what refers to `users`
 * in the database, and by columns called `user_id`, so that a table of tomorrow counts as well.
 */
export async function findUsedAccounts(db: Executor, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const list = sql.raw(ids.map(Number).join(', '));
  const entered = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.lastLoginAt)));
  const places = await db.execute<{ table: string; column: string }>(sql`
    select t.relname as table, a.attname as column from pg_constraint k
    join pg_class t on t.oid = k.conrelid join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'users'::regclass
    union
    select c.table_name, c.column_name from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and c.column_name = 'user_id' and c.data_type = 'bigint'`);
  const used = new Set(entered.map(({ id }) => id));
  for (const { table, column } of places.rows) {
    if (beside.includes(table)) continue;
    const found = await db.execute<{ id: string }>(
      sql`select distinct ${sql.identifier(column)}::text as id from ${sql.identifier(table)} where ${sql.identifier(column)} in (${list})`,
    );
    for (const { id } of found.rows) used.add(Number(id));
  }
  return [...used];
}
