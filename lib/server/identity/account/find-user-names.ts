import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { users } from '../tables.ts';

/** What these users call themselves. */
export async function findUserNames(db: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, name: users.nickname }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
