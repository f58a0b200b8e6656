import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from './connection.ts';

/** A record as the desk calls it: its number or name, and by what its page is opened, or that of what it belongs to. */
export interface RecordName {
  name: string;
  /** Empty where nothing opens it. */
  key: string;
}

/**
 * How a module names its records of a kind: a query of `id`, `name` and `key` for these ids. Each module writes those of
 * its own tables; whoever names records of many kinds asks all of them at once.
 */
export type RecordNamer = (ids: number[]) => SQL;

export const idsOf = (ids: number[]): SQL => sql`any(${sql.param(ids)}::bigint[])`;

/** The names of records of many kinds in one query; a kind that nobody names is left out. */
export async function findRecordNames(
  db: Executor,
  namers: ReadonlyMap<string, RecordNamer>,
  records: readonly { kind: string; id: number }[],
): Promise<(kind: string, id: number) => RecordName | undefined> {
  const parts = [...Map.groupBy(records, ({ kind }) => kind)].flatMap(([kind, group]) => {
    const namer = namers.get(kind);
    const ids = [...new Set(group.map(({ id }) => id))];
    return namer ? [sql`select ${kind}::text as kind, named.* from (${namer(ids)}) named`] : [];
  });
  if (parts.length === 0) return () => undefined;
  const { rows } = await db.execute<{ kind: string; id: number; name: string; key: string }>(
    sql.join(parts, sql` union all `),
  );
  const names = new Map(rows.map(({ kind, id, name, key }) => [`${kind} ${id}`, { name, key }]));
  return (kind, id) => names.get(`${kind} ${id}`);
}
