import type { ServerContext } from '../../db/context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { getDeposit, moveDeposit } from '../../settlement/index.ts';
import { bookDeposit } from './pieces/book-deposit.ts';

/**
 * A store pays what it was asked for out of what it can take, whole and once. Throws `not_found`, also for a demand on another
 * store, `status_changed` and `deposit_uncovered`.
 */
export async function payDeposit(ctx: ServerContext, member: StoreMember, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const demand = await getDeposit(tx, no, member.storeId);
    const paid = await moveDeposit(tx, demand, { move: 'pay', at, actor: member });
    await bookDeposit(tx, paid, { actor: member, at });
  });
}
