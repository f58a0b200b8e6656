import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { stores } from './tables.ts';

interface StoreSearch {
  quickSearch: string;
  /** Stores to name, open or not; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** Open stores whose names hold the search, those that begin with it first, then by name; or those with these ids. */
export async function listStoreOptions(
  db: Executor,
  { quickSearch, ids, limit, offset }: StoreSearch,
): Promise<{ options: { id: number; name: string }[]; total: number }> {
  const filter = quickSearch.toLowerCase();
  const place = sql`position(${filter} in lower(${stores.name}))`;
  const rows = await db
    .select({ id: stores.id, name: stores.name, total: sql<number>`(count(*) over ())::int` })
    .from(stores)
    .where(ids ? inArray(stores.id, ids) : and(eq(stores.status, 'approved'), filter ? sql`${place} > 0` : undefined))
    .orderBy(...(filter ? [asc(place)] : []), asc(sql`lower(${stores.name})`), asc(stores.id))
    .limit(limit)
    .offset(offset);
  return { options: rows.map(({ id, name }) => ({ id, name })), total: rows[0]?.total ?? 0 };
}
