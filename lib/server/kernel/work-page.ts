/** Rows of a list that people work in all day, where nobody says how many. */
const usualSize = 20;

const places = ['sort', 'after', 'before', 'limit', 'format'] as const;

/** One page of a list that is paged by key (see `db/reading/keyset.ts`). */
export interface WorkQuery<Sort extends string = string> {
  sort: Sort;
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

export interface WorkPageOf<Row> {
  list: Row[];
  total: number;
  isTotalExact: boolean;
  next: string | null;
  previous: string | null;
}

/** Reads sort, cursors and size of a request. */
export function toWorkQuery<Sort extends string>(query: {
  sort: Sort;
  after?: string | undefined;
  before?: string | undefined;
  limit?: number | undefined;
}): WorkQuery<Sort> {
  return { sort: query.sort, after: query.after, before: query.before, limit: query.limit ?? usualSize };
}

/** What narrows the list: everything of the query but order, place and the kind of file. */
export function toFilter<Query extends object>(query: Query): Omit<Query, (typeof places)[number]> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !places.some((place) => place === name))) as Omit<
    Query,
    (typeof places)[number]
  >;
}

/** A page as the contract has it, each row described. */
export function toWorkPage<Row, Item>(page: WorkPageOf<Row>, describe: (row: Row) => Item) {
  const { list, total, isTotalExact, next, previous } = page;
  return { list: list.map(describe), total, is_total_exact: isTotalExact, next, previous };
}
