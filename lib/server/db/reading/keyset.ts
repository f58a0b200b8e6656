import { asc, desc, is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgInteger, type PgTable } from 'drizzle-orm/pg-core';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import type { Executor } from '../connection.ts';
import { mostCounted } from '../count-rows.ts';

/** What a list is ordered by: a column that is never null, and then the id, so that every row has its place. */
interface KeysetOrder<Row> {
  column: PgColumn | SQL;
  kind: 'number' | 'time' | 'text';
  valueOf: (row: Row) => string | number | Date;
}

export interface KeysetList<Row, Sort extends string> {
  /** By the name of the sort without its minus. */
  orders: Record<Sort extends `-${infer Name}` ? Name : Sort, KeysetOrder<Row>>;
  id: PgColumn;
  idOf: (row: Row) => number;
}

/** What one page asks of the query that reads it. */
interface KeysetQuery {
  /** Beyond the row that the cursor names; undefined without a cursor. */
  where: SQL | undefined;
  orderBy: SQL[];
  /** One more than the page has, to know whether there is a further one. */
  limit: number;
}

type Place = [value: string | number, id: number];

/**
 * Reads a page of a list by key: as fast on the last page as on the first, and with rows coming and going nothing is shown
 * twice or left out. Throws `invalid_input` for a cursor that is none of this list in this order.
 */
export async function readKeysetPage<Row, Sort extends string>(
  list: KeysetList<Row, Sort>,
  input: WorkQuery<Sort>,
  read: (query: KeysetQuery) => Promise<Row[]>,
): Promise<Omit<WorkPageOf<Row>, 'total' | 'isTotalExact'>> {
  const isBackwards = input.before !== undefined && input.after === undefined;
  const order = orderOf(list, input.sort);
  const place = decode(isBackwards ? 'before' : 'after', input, order);
  const goesBack = isBackwards;
  const isDescending = input.sort.startsWith('-') !== goesBack;
  const direct = isDescending ? desc : asc;
  const rows = await read({
    where: place && beyond(order.column, list.id, { place, isDescending }),
    orderBy: order.column === list.id ? [direct(list.id)] : [direct(order.column), direct(list.id)],
    limit: input.limit + 1,
  });
  const isMore = rows.length > input.limit;
  const shown = rows.slice(0, input.limit);
  if (goesBack) shown.reverse();
  const [first, last] = [shown[0], shown.at(-1)];
  const cursorOf = (row: Row | undefined) => (row === undefined ? null : encode(order.valueOf(row), list.idOf(row)));
  return {
    list: shown,
    next: (goesBack ? place !== undefined : isMore) ? cursorOf(last) : null,
    previous: (goesBack ? isMore : place !== undefined) ? cursorOf(first) : null,
  };
}

/** How many rows are read at once for a file. */
const batchSize = 500;

/** All rows of a list from its first page to its last, batch by batch, none of them empty. `read` answers one page. */
export async function* readKeysetBatches<Row>(
  read: (input: { after: string | undefined; limit: number }) => Promise<{ list: Row[]; next: string | null }>,
): AsyncGenerator<Row[]> {
  let after: string | undefined;
  do {
    const page = await read({ after, limit: batchSize });
    if (page.list.length > 0) yield page.list;
    after = page.next ?? undefined;
  } while (after);
}

function orderOf<Row, Sort extends string>(list: KeysetList<Row, Sort>, sort: Sort): KeysetOrder<Row> {
  const orders: Record<string, KeysetOrder<Row>> = list.orders;
  const order = orders[sort.replace(/^-/, '')];
  if (!order) throw new RangeError(`nothing is ordered by ${sort}`);
  return order;
}

function beyond(
  column: PgColumn | SQL,
  id: PgColumn,
  { place: [value, key], isDescending }: { place: Place; isDescending: boolean },
): SQL {
  const than = sql.raw(isDescending ? '<' : '>');
  return column === id ? sql`${id} ${than} ${key}` : sql`(${column}, ${id}) ${than} (${value}, ${key})`;
}

function encode(value: string | number | Date, id: number): string {
  const place: Place = [value instanceof Date ? value.toISOString() : value, id];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

const isOfKind = {
  number: (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value),
  time: (value: unknown) => typeof value === 'string' && isTime(value),
  text: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
};

/** Written as `encode` does it, and of a year that the database has as well. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return (
    /^\d{4}-/.test(text) && !text.startsWith('0000') && !Number.isNaN(time.getTime()) && time.toISOString() === text
  );
}

/** A number beyond the column's range is no place in it, and the database refuses to compare them. */
const fits = (column: PgColumn | SQL, value: unknown) =>
  !is(column, PgInteger) || (typeof value === 'number' && Math.abs(value) < 2 ** 31);

function decode(
  name: 'after' | 'before',
  input: Pick<WorkQuery, 'after' | 'before'>,
  { kind, column }: Pick<KeysetOrder<never>, 'kind' | 'column'>,
): Place | undefined {
  const cursor = input[name];
  if (cursor === undefined) return undefined;
  const [value, id] = partsOf(cursor);
  const isPlace = isOfKind[kind](value) && fits(column, value) && Number.isSafeInteger(id);
  if (!isPlace) throw new DomainError('invalid_input', { fields: { [name]: { key: 'invalid' } } });
  return [value as string | number, id as number];
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** How far totals are counted, like what waits: beyond it a count would read a whole history to say so. */
const countLimit = mostCounted;

/** How many rows there are, up to `countLimit`. Several conditions are counted together; no row may fulfil two of them. */
export async function countUpTo(
  db: Executor,
  table: PgTable,
  where: SQL | undefined | (SQL | undefined)[],
): Promise<{ total: number; isTotalExact: boolean }> {
  const parts = (Array.isArray(where) ? where : [where]).map((part) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(part)
      .limit(countLimit + 1),
  );
  const all = sql`(${sql.join(parts, sql` union all `)}) as parts`;
  const found = sql`(select from ${all} limit ${countLimit + 1}) as found`;
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(found);
  const total = row?.total ?? 0;
  return { total: Math.min(total, countLimit), isTotalExact: total <= countLimit };
}
