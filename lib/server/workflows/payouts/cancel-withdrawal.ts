import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { getWithdrawal, moveWithdrawal, type Owner } from '../../payouts/index.ts';
import { postWithdrawal } from './pieces/post-withdrawal.ts';

/**
 * Its owner takes it back while nobody has decided, and has the money again (P12). Throws `not_found`, for one of somebody
 * else too, and `status_changed`.
 */
export async function cancelWithdrawal(
  ctx: ServerContext,
  member: Member,
  { no, owner }: { no: string; owner: Owner },
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const withdrawal = await getWithdrawal(tx, no, owner);
    const cancelled = await moveWithdrawal(tx, withdrawal, { move: 'cancel', at, actor: member });
    await postWithdrawal(tx, cancelled, { step: 'release', actor: member, at });
  });
}
