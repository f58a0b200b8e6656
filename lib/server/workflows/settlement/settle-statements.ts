import { batchSize, forEachPage } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Actor, Member } from '../../kernel/actor.ts';
import { getStatement, listConfirmed, moveStatement, type Statement } from '../../settlement/index.ts';
import { accounts, post } from '../../wallet/index.ts';
import { notifyOfStatement } from './pieces/notify-of-statement.ts';
import { requireForeignStatement } from './pieces/require-foreign-statement.ts';

/**
 * Settles what was confirmed (P6): what its lines sum to can be taken, and what they leave below zero is owed. Answers how
 * many. Safe to run twice and in two processes at once.
 */
export async function settleStatementsDue(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  return forEachPage(ctx, 'settle-statements', {
    page: (after?: Statement) => listConfirmed(ctx.db, { after: after?.id ?? 0, limit: batchSize }),
    keyOf: ({ no }) => no,
    workOutside: async (statement) => {
      await ctx.db.transaction((tx) => settle(tx, statement, { at }));
      return true;
    },
  });
}

/** The same of one statement, because an operator does not wait. Throws `not_found`, `own_record` and `status_changed`. */
export async function settleStatementNow(ctx: ServerContext, operator: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const statement = await getStatement(tx, no);
    await requireForeignStatement(tx, operator, statement);
    await settle(tx, statement, { at, actor: operator });
  });
}

async function settle(tx: Executor, statement: Statement, { at, actor }: { at: Date; actor?: Actor }): Promise<void> {
  const settled = await moveStatement(tx, statement, {
    move: 'settle',
    at,
    actor,
    facts: { settledAt: at },
  });
  const { no, storeId, netAmount } = settled;
  await notifyOfStatement(tx, settled, { event: 'statementSettled', at });
  if (netAmount === 0) return;
  await post(tx, {
    type: 'statement_settle',
    ref: { type: 'store_statement', no },
    idem: `statement_settle:${no}`,
    memo: { key: 'memoStatementSettle', args: { no } },
    entries: [
      { account: accounts.storePending(storeId), amount: -netAmount },
      { account: accounts.storeAvailable(storeId), amount: netAmount },
    ],
    actor,
    at,
  });
}
