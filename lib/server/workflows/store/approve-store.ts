import type { ServerContext } from '../../db/context.ts';
import { changeGroup } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { notify } from '../../messaging/index.ts';
import { type Decision, openStore } from '../../store/index.ts';

/**
 * An application becomes a store: the store and its owner, the owner's new rules and menus, and the message, all or
 * nothing. The rules count from the owner's next request on, because the group of a user is read with every request.
 * Throws what `openStore` throws.
 */
export async function approveStore(ctx: ServerContext, actor: Member, decision: Decision): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { store, ownerId: userId, applicationNo } = await openStore(ctx, tx, { actor, decision });
    await changeGroup(tx, userId, 'store');
    const [args, dedupeKey] = [{ store: store.name }, `store-application:${applicationNo}`];
    await notify(tx, { userId, event: 'storeApproved', args, dedupeKey, now });
  });
}
