import type { ServerContext } from '#lib/server/db/context.ts';
import { findUserNames } from '#lib/server/identity/index.ts';

/** What these members call themselves, asked for at once; empty for nobody and for who has left. */
export async function namePeople(
  { db }: ServerContext,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => string> {
  const names = await findUserNames(db, [...new Set(ids.filter((id) => id !== null))]);
  return (id) => (id === null ? '' : (names.get(id) ?? ''));
}
