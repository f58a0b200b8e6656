import type { Executor } from '#lib/server/db/connection.ts';
import { type LoggedChange, listStatusChanges } from '#lib/server/db/status-log.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { listStatementHashes } from './get-statement-document.ts';
import { getStatementAfterLast, type Statement } from './statement-repository.ts';

/** A statement with all that became of it, the last first. Throws `not_found`; with a store also for one of another. */
export async function describeStatement(
  db: Executor,
  no: string,
  storeId?: number,
): Promise<{
  statement: Statement;
  changes: LoggedChange[];
  hashes: Awaited<ReturnType<typeof listStatementHashes>>;
  lastClosing: Fen | null;
}> {
  const { statement, lastClosing } = await getStatementAfterLast(db, no, storeId);
  const [changes, hashes] = await Promise.all([
    listStatusChanges(db, 'store_statement', statement.id),
    listStatementHashes(db, statement),
  ]);
  return { statement, changes, hashes, lastClosing };
}
