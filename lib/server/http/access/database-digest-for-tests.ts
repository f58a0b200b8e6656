import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/** What counts calls, whatever becomes of them. */
const counters = new Set(['rate_limits', 'code_tries']);

/** The content of every table as a number each: equal before and after means that nothing was written anywhere. */
export async function digestDatabase(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of rows.filter((row) => !counters.has(row.name))) {
    const content = sql`select coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${sql.identifier(name)} t`;
    digests[name] = String((await db.execute(content)).rows[0]?.digest);
  }
  return digests;
}
