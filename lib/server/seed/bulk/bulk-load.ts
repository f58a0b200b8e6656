import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';

/** The tables a bulk load fills. */
const filled = sql.raw(
  `('products', 'product_texts', 'product_variants', 'product_attribute_values', 'product_media', 'product_listing',
    'product_list_keys', 'listing_terms')`,
);

/** Puts back what was taken away; the database checks every row again while it does. */
type Restore = () => Promise<void>;

/**
 * Takes away the foreign keys and the indexes that are not primary keys. Checking and indexing all rows at once is many
 * times faster than row by row. Within a transaction only: whatever goes wrong, they are still there.
 */
export async function prepareBulkLoad(tx: Executor): Promise<Restore> {
  const constraints = await tx.execute<{ table: string; name: string; definition: string }>(sql`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid::regclass::text in ${filled}`);
  const indexes = await tx.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid::regclass::text in ${filled} and not i.indisprimary`);
  for (const { table, name } of constraints.rows)
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  for (const { name } of indexes.rows) await tx.execute(sql.raw(`drop index ${name}`));
  return async () => {
    for (const { definition } of indexes.rows) await tx.execute(sql.raw(definition));
    for (const { table, name, definition } of constraints.rows) {
      await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
    }
  };
}
