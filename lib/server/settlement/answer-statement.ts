import type { ServerContext } from '../db/context.ts';
import { forEachDue } from '../db/for-each-due.ts';
import type { StoreMember } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { moveStatement } from './move-statement.ts';
import { getStatement, listLapsed, type Statement } from './statement-repository.ts';

/** The store finds a statement right. Throws `not_found`, also for one of another store, and `status_changed`. */
export async function confirmStatement(ctx: ServerContext, member: StoreMember, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const statement = await getStatement(tx, no, member.storeId);
    const facts = { confirmedAt: at, confirmedBy: member.userId };
    await moveStatement(tx, statement, { move: 'confirm', at, actor: member, facts });
  });
}

/**
 * The store objects to a statement: nothing of it is settled before that is answered. Throws `not_found`, and
 * `status_changed` once it was confirmed or its deadline is over.
 */
export async function disputeStatement(
  ctx: ServerContext,
  member: StoreMember,
  { no, note }: { no: string; note: string },
): Promise<Statement> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const statement = await getStatement(tx, no, member.storeId);
    if (statement.confirmDeadline <= at) throw new DomainError('status_changed');
    const facts = { disputeNote: note, answer: '' };
    return moveStatement(tx, statement, { move: 'dispute', at, actor: member, reason: note, facts });
  });
}

/** What nobody objected to in time counts as confirmed. Answers how many; safe to run twice and in two processes at once. */
export async function confirmLapsedStatements(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  return forEachDue(ctx, await listLapsed(ctx.db, at), async (tx, statement) => {
    await moveStatement(tx, statement, { move: 'lapse', at, facts: { confirmedAt: at } });
    return true;
  });
}
