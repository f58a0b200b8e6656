import type { Executor } from '../db/connection.ts';
import { type LoggedChange, listStatusChanges } from '../db/status-log.ts';
import { getStatement, type Statement } from './statement-repository.ts';

/** A statement with all that became of it, the last first. Throws `not_found`; with a store also for one of another. */
export async function describeStatement(
  db: Executor,
  no: string,
  storeId?: number,
): Promise<{ statement: Statement; changes: LoggedChange[] }> {
  const statement = await getStatement(db, no, storeId);
  return { statement, changes: await listStatusChanges(db, 'store_statement', statement.id) };
}
