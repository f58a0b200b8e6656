import type { ServerContext } from '../../db/context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { canObject, getStatement, moveStatement } from '../../settlement/index.ts';
import { notifyDesk } from './pieces/notify-of-statement.ts';

/**
 * The store objects to a statement: nothing of it is settled before that is answered. Throws `not_found`, also for one of
 * another store, and `status_changed` once it was confirmed or its deadline is over.
 */
export async function disputeStatement(
  ctx: ServerContext,
  member: StoreMember,
  { no, note }: { no: string; note: string },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const statement = await getStatement(tx, no, member.storeId);
    if (!canObject(statement, at)) throw new DomainError('status_changed');
    const facts = { disputeNote: note, answer: '' };
    const disputed = await moveStatement(tx, statement, { move: 'dispute', at, actor: member, reason: note, facts });
    await notifyDesk(tx, disputed, { event: 'statementDisputed', at });
  });
}
