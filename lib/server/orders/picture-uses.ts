import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';

/** Which orders show which pictures: `file_id` and `used_by`, for queries that ask for the uses of files. */
export const orderPictureUses: SQL = sql`
  select picture_file_id as file_id, 'order:' || order_id as used_by from order_lines where picture_file_id is not null`;

/** How many orders have a line with this picture. */
export async function countPictureOrders(db: Executor, fileId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct order_id)::int as count from order_lines where picture_file_id = ${fileId}`,
  );
  return rows[0]?.count ?? 0;
}
