import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { listExpired, moveStatement, type Statement } from '../../settlement/index.ts';
import { notifyOfStatement } from './pieces/notify-of-statement.ts';

/** What nobody objected to in time counts as confirmed. Answers how many; safe to run twice and in two processes at once. */
export async function confirmExpiredStatements(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const work = async (tx: Executor, statement: Statement) => {
    const expired = await moveStatement(tx, statement, { move: 'lapse', at, facts: { confirmedAt: at } });
    await notifyOfStatement(tx, expired, { event: 'statementLapsed', at });
    return true;
  };
  const find = (limit: number) => listExpired(ctx.db, at, limit);
  return forEachDue(ctx, 'confirm-statements', { find, keyOf: ({ no }) => no, work });
}
