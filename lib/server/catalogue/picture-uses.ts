import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import { announceChange } from '../db/announce-change.ts';
import type { Executor } from '../db/connection.ts';
import { byPreference } from './text-choice.ts';

/** Which products and categories show which pictures: `file_id` and `used_by`, for queries that ask for the uses of files. */
export const cataloguePictureUses: SQL = sql`
  select file_id, 'product:' || product_id as used_by from product_media
  union all select picture_file_id, 'category:' || id from categories where picture_file_id is not null`;

interface CatalogueUse {
  kind: 'product' | 'category';
  id: number;
  name: string;
}

/** Products and categories that show a picture, at most so many of each. */
export async function listCatalogueUses(
  db: Executor,
  fileId: number,
  { locale, limit }: { locale: Locale; limit: number },
): Promise<CatalogueUse[]> {
  const { rows } = await db.execute<CatalogueUse & Record<string, unknown>>(sql`
    (select 'category' as kind, c.id::int as id, coalesce(t.name, c.slug) as name from categories c
      left join lateral (select t.name from category_texts t where t.category_id = c.id
        order by ${byPreference('t', locale)} limit 1) t on true
      where c.picture_file_id = ${fileId} order by c.id limit ${limit})
    union all
    (select 'product', p.id::int, coalesce(t.name, p.slug) from products p
      left join lateral (select t.name from product_texts t where t.product_id = p.id
        order by ${byPreference('t', locale)} limit 1) t on true
      where exists (select 1 from product_media m where m.product_id = p.id and m.file_id = ${fileId})
      order by p.id limit ${limit})`);
  return rows;
}

/** Pages that show a picture of the catalogue are made anew. */
export async function announcePicture(tx: Executor, fileId: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select distinct product_id::int as id from product_media where file_id = ${fileId}`,
  );
  await announceChange(tx, ['catalogue', ...rows.map(({ id }) => `product:${id}` as const)]);
}
