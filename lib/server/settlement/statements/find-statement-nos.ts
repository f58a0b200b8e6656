import { inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { storeStatements } from '../statement-tables.ts';

/** The numbers of statements by their keys. */
export async function findStatementNos(db: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { id, no } = storeStatements;
  const rows = await db.select({ id, no }).from(storeStatements).where(inArray(id, ids));
  return new Map(rows.map((row) => [row.id, row.no]));
}
