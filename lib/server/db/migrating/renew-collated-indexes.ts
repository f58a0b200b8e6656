import { type SQL, sql } from 'drizzle-orm';

interface Runner {
  execute: (query: SQL) => Promise<{ rows: Record<string, unknown>[] }>;
}

/**
 * Indexes of names are in the order of the ICU library, and a newer library may order otherwise: an index of before
 * would then skip rows. Each carries as its comment which version built it, and is built anew where that is another one.
 */
export async function renewCollatedIndexes(db: Runner): Promise<void> {
  const { rows } = await db.execute(sql`
    select i.indexrelid::regclass::text as name, c.version
    from pg_index i
    join pg_class r on r.oid = i.indexrelid and r.relnamespace = current_schema()::regnamespace
    cross join lateral (
      select string_agg(pg_collation_actual_version(oid), ' ' order by oid) as version
      from pg_collation where oid = any(i.indcollation::oid[]) and collprovider = 'i'
    ) c
    where c.version is distinct from null and obj_description(i.indexrelid, 'pg_class') is distinct from c.version`);
  for (const { name, version } of rows) {
    await db.execute(sql.raw(`reindex index ${name}`));
    await db.execute(sql.raw(`comment on index ${name} is '${String(version).replaceAll("'", "''")}'`));
  }
}
