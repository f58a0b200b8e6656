import { inArray, sql } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import { productMedia } from '../media-tables.ts';
import { products } from '../tables.ts';

/**
 * Which of these products something names that stays without them: a document, a cart, a specification. Looked for in every table that has
 * a `product_id` or `variant_id`, but those that go with the product, so that a table of tomorrow counts as well.
 */
export async function findNamedProducts(db: Executor, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const places = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join pg_class t on t.relname = c.table_name and t.relkind in ('r', 'p') and t.relnamespace = 'public'::regnamespace
    where c.table_schema = 'public' and c.column_name in ('product_id', 'variant_id') and c.data_type = 'bigint'
      and not exists (
        select 1 from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.conrelid = t.oid and k.contype = 'f' and a.attname = c.column_name and k.confdeltype in ('c', 'n'))`);
  const named = new Set<number>();
  const list = sql.raw(ids.map(Number).join(', '));
  for (const { table, column } of places.rows) {
    const from = sql`${sql.identifier(table)} r`;
    const found = await db.execute<{ id: string }>(
      column === 'product_id'
        ? sql`select distinct r.product_id::text as id from ${from} where r.product_id in (${list})`
        : sql`select distinct v.product_id::text as id from product_variants v join ${from} on r.variant_id = v.id
            where v.product_id in (${list})`,
    );
    for (const { id } of found.rows) named.add(Number(id));
  }
  return [...named];
}

/**
 * Removes products that nothing names, with all that belongs to them, as if they had never been brought. Answers the pictures that they
 * had. The caller has asked `findNamedProducts` in the same transaction.
 */
export async function removeProducts(tx: Executor, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const pictures = await tx
    .delete(productMedia)
    .where(inArray(productMedia.productId, ids))
    .returning({ fileId: productMedia.fileId });
  await tx.delete(products).where(inArray(products.id, ids));
  await announceChange(tx, ['catalogue', ...ids.map((id) => `product:${id}` as const)]);
  const files = pictures.map(({ fileId }) => fileId);
  if (files.length === 0) return [];
  const kept = await tx
    .select({ fileId: productMedia.fileId })
    .from(productMedia)
    .where(inArray(productMedia.fileId, files));
  const stays = new Set(kept.map(({ fileId }) => fileId));
  return files.filter((id) => !stays.has(id));
}
