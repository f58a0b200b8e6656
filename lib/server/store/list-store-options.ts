import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { stores } from './tables.ts';

/** More do not help to choose: who does not see a store types more of its name. */
const mostShown = 20;

/** Open stores whose names hold `q`, by name, those that begin with it first; or the one with this id. */
export function listStoreOptions(
  db: Executor,
  { q = '', id }: { q?: string | undefined; id?: number | undefined },
): Promise<{ id: number; name: string }[]> {
  const wanted = q.toLowerCase();
  const place = sql`position(${wanted} in lower(${stores.name}))`;
  return db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(
      id === undefined ? and(eq(stores.status, 'approved'), wanted ? sql`${place} > 0` : undefined) : eq(stores.id, id),
    )
    .orderBy(...(wanted ? [asc(place)] : []), asc(sql`lower(${stores.name})`), asc(stores.id))
    .limit(mostShown);
}
