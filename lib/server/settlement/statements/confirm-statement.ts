import type { ServerContext } from '#lib/server/db/context.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { moveStatement } from './move-statement.ts';
import { getStatement } from './statement-repository.ts';

/** The store finds a statement right. Throws `not_found`, also for one of another store, and `status_changed`. */
export async function confirmStatement(ctx: ServerContext, member: StoreMember, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const statement = await getStatement(tx, no, member.storeId);
    const facts = { confirmedAt: at, confirmedBy: member.userId };
    await moveStatement(tx, statement, { move: 'confirm', at, actor: member, facts });
  });
}
