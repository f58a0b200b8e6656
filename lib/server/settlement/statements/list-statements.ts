import { and, desc, eq, ne } from 'drizzle-orm';
import type { StatementStatus } from '#lib/contract/settlement/statement-words.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { listRows } from '#lib/server/db/list-rows.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { storeStatements } from '../statement-tables.ts';
import { isDueBy, type Statement } from './statement-repository.ts';

interface StatementFilter {
  /** Undefined: of all stores. */
  storeId?: number | undefined;
  status?: StatementStatus | undefined;
  /** Only what is settled until then unless somebody objects. */
  dueBy?: Date | undefined;
  no?: string | undefined;
}

/** Statements, newest first. */
export async function listStatements(
  db: Executor,
  { storeId, status, dueBy, no }: StatementFilter,
  page: Page,
): Promise<PageOf<Statement>> {
  const where = and(
    storeId === undefined ? undefined : eq(storeStatements.storeId, storeId),
    ne(storeStatements.status, 'draft'),
    status && eq(storeStatements.status, status),
    dueBy && isDueBy(dueBy),
    no === undefined ? undefined : eq(storeStatements.no, no),
  );
  return listRows(db, storeStatements, { where, orderBy: [desc(storeStatements.id)], page });
}
