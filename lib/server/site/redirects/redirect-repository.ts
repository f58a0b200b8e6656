import { and, asc, eq, gt, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { foldersAbove } from '#lib/routes/redirects/find-chains.ts';
import { everythingBelow, targetKey } from '#lib/routes/redirects/redirect-address.ts';
import type { Redirect } from '#lib/routes/redirects/redirect-map.ts';
import type { Executor } from '../../db/connection.ts';
import { redirects } from '../redirect-tables.ts';

export type StoredRedirect = typeof redirects.$inferSelect;

const { id, source, target, isPermanent } = redirects;

/** Whoever changes redirects takes turns: two that are fine alone can be a circle together. */
export async function lockRedirects(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
}

/** So many, by their ids, behind the one with this id. */
export const readRedirectsAfter = (db: Executor, after: number, limit: number) =>
  db.select({ id, source, target, isPermanent }).from(redirects).where(gt(id, after)).orderBy(asc(id)).limit(limit);

export const readAllRedirects = (db: Executor): Promise<Redirect[]> =>
  db.select({ source, target, isPermanent }).from(redirects);

/** Those that may lead to this one, or on from where it leads; the rule itself is `findChains`. */
export function readNeighbours(tx: Executor, redirect: Redirect): Promise<Redirect[]> {
  return tx
    .select({ source, target, isPermanent })
    .from(redirects)
    .where(or(leadingOn(redirect), leadingHere(redirect)));
}

const below = (column: typeof source | typeof redirects.targetKey, folder: string, mark = '/') =>
  like(column, `${folder.replace(/[\\%_]/g, '\\$&')}${mark}%`);

function leadingOn(redirect: Redirect): SQL | undefined {
  const key = targetKey(redirect.target);
  const [path = ''] = key.split('?');
  const folders = [path, ...foldersAbove(path)].map((folder) => folder + everythingBelow);
  const isRest = redirect.target.endsWith(everythingBelow);
  return or(inArray(source, [key, path, ...folders]), isRest ? below(source, path) : undefined);
}

function leadingHere(redirect: Redirect): SQL | undefined {
  const isFolder = redirect.source.endsWith(everythingBelow);
  const path = isFolder ? redirect.source.slice(0, -everythingBelow.length) : redirect.source;
  const above = foldersAbove(redirect.source);
  return or(
    eq(redirects.targetKey, path),
    below(redirects.targetKey, path, '?'),
    isFolder ? below(redirects.targetKey, path) : undefined,
    above.length > 0 ? and(inArray(redirects.targetKey, above), like(target, `%${everythingBelow}`)) : undefined,
  );
}
