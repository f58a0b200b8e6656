import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { stores } from './tables.ts';

/** More do not help to choose: who does not see a store types more of its name. */
const mostShown = 20;

/** Open stores whose names hold `q`, by name; those that begin with it first. */
export function listStoreOptions(db: Executor, q = ''): Promise<{ id: number; name: string }[]> {
  const wanted = q.toLowerCase();
  const place = sql`position(${wanted} in lower(${stores.name}))`;
  return db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(and(eq(stores.status, 'approved'), wanted ? sql`${place} > 0` : undefined))
    .orderBy(...(wanted ? [asc(place)] : []), asc(sql`lower(${stores.name})`), asc(stores.id))
    .limit(mostShown);
}
