import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';

/** Which quotations show which pictures: `file_id` and `used_by`, for queries that ask for the uses of files. */
export const quotationPictureUses: SQL = sql`
  select item.picture_file_id as file_id, 'quotation:' || version.quotation_id as used_by
  from quotation_items item join quotation_versions version on version.id = item.version_id
  where item.picture_file_id is not null`;

/** How many quotations have a line with this picture, in any of their versions. */
export async function countPictureQuotations(db: Executor, fileId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct version.quotation_id)::int as count
    from quotation_items item join quotation_versions version on version.id = item.version_id
    where item.picture_file_id = ${fileId}`);
  return rows[0]?.count ?? 0;
}
