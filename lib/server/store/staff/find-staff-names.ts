import type { Executor } from '#lib/server/db/connection.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { listStoreUsers } from '../store-repository.ts';

interface Acting {
  actorId: number | null;
}

/**
 * Who did what of a history, by name: for a store whoever works there now, for the desk (`null`) everybody. Whoever has
 * left, or works elsewhere, is not named to a store.
 */
export async function findStaffNames(
  db: Executor,
  changes: Acting[],
  storeId: number | null,
): Promise<Map<number, string>> {
  const actors = [...new Set(changes.flatMap(({ actorId }) => actorId ?? []))];
  if (actors.length === 0 || storeId === null) return findUserNames(db, actors);
  const staff = new Set(await listStoreUsers(db, storeId));
  return findUserNames(
    db,
    actors.filter((id) => staff.has(id)),
  );
}
