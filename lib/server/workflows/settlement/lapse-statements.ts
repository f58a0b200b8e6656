import type { ServerContext } from '../../db/context.ts';
import { forEachDue } from '../../db/for-each-due.ts';
import { listLapsed, moveStatement } from '../../settlement/index.ts';
import { tellOfStatement } from './pieces/tell-of-statement.ts';

/** What nobody objected to in time counts as confirmed. Answers how many; safe to run twice and in two processes at once. */
export async function confirmLapsedStatements(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  return forEachDue(ctx, await listLapsed(ctx.db, at), async (tx, statement) => {
    const lapsed = await moveStatement(tx, statement, { move: 'lapse', at, facts: { confirmedAt: at } });
    await tellOfStatement(tx, lapsed, { event: 'statementLapsed', at });
    return true;
  });
}
