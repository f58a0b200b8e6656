import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/** What counts calls, whatever becomes of them. */
const counters = new Set(['rate_limits', 'code_tries']);

/**
 * The content of every table as a number each: equal before and after means that nothing was written anywhere. Hundreds of
 * tests ask, so it is one query, and rows are added up instead of put in order.
 */
export async function digestDatabase(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const digests = rows
    .filter(({ name }) => !counters.has(name))
    .map(
      ({ name }) => sql`select ${name}::text as name,
        count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest from ${sql.identifier(name)} t`,
    );
  const found = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `));
  return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]));
}
