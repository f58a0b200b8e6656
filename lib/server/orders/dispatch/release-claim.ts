import type { ServerContext } from '#lib/server/db/context.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { lockDispatchedTo } from './lock-dispatched.ts';
import { returnToPool } from './return-to-pool.ts';

/** What a store gives back. */
interface GivenBack {
  no: string;
  reason: string;
}

/** A store gives up an order that it claimed. Throws `not_found`, and `status_changed` once it is accepted or gone. */
export async function releaseClaim(ctx: ServerContext, member: StoreMember, { no, reason }: GivenBack): Promise<void> {
  const { storeId } = member;
  await ctx.db.transaction(async (tx) => {
    const { dispatch } = await lockDispatchedTo(tx, { no, storeId });
    await returnToPool(tx, dispatch, { move: 'release', reason, at: ctx.clock.now(), actor: member });
  });
}

/** A store refuses an order that it was given. Throws `not_found`, and `status_changed` once it is accepted or gone. */
export async function refuseOrder(ctx: ServerContext, member: StoreMember, { no, reason }: GivenBack): Promise<void> {
  const { storeId } = member;
  await ctx.db.transaction(async (tx) => {
    const { dispatch } = await lockDispatchedTo(tx, { no, storeId });
    await returnToPool(tx, dispatch, { move: 'refuse', reason, at: ctx.clock.now(), actor: member });
  });
}
