import { count, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { Executor } from './connection.ts';

interface Listing {
  where: SQL | undefined;
  orderBy: (SQL | PgColumn)[];
  page: Pick<Page, 'limit' | 'offset'>;
}

/** A page of the rows of one table, and how many there are on all pages. */
export async function listRows<Table extends PgTable>(
  db: Executor,
  table: Table,
  { where, orderBy, page }: Listing,
): Promise<PageOf<Table['$inferSelect']>> {
  const from: PgTable = table;
  const [list, [all]] = await Promise.all([
    db
      .select()
      .from(from)
      .where(where)
      .orderBy(...orderBy)
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(from).where(where),
  ]);
  return { list, total: all?.total ?? 0 };
}
