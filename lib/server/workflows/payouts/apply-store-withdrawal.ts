import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import { confirmOwner } from '../../identity/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { copyStorePayee, hasOwnPayee, lockOwner, type Owner, requireAvailable } from '../../payouts/index.ts';
import { getSettings } from '../../site/index.ts';
import { getPayeeSince, lockStore } from '../../store/index.ts';
import { getStoreAvailable } from '../../wallet/index.ts';
import { askOutside } from './pieces/ask-outside.ts';
import { notifyStore } from './pieces/notify-owner.ts';
import { requireStoreNotStopped } from './pieces/require-not-stopped.ts';

interface Application {
  amount: Fen;
  /** That it is who they say: with the code where a second factor is on. */
  password: string;
  code: string;
  ip: string;
  /** The client's `Idempotency-Key`: the same request sent twice is one withdrawal. */
  key: string;
}

/**
 * Asks for what a store has earned and been settled for, to the account that the store is paid to: set aside until it is there
 * (P10). Throws what `confirmOwner` throws, `store_stopped`, `store_payee_name`, `invalid_input` at what is not there, what
 * the limits throw, and what `runOnce` throws.
 */
export async function applyStoreWithdrawal(
  ctx: ServerContext,
  member: StoreMember,
  { key, ip, password, code, amount }: Application,
): Promise<{ no: string }> {
  const { userId, storeId } = member;
  const settings = await getSettings(ctx);
  await confirmOwner(ctx, { userId, password, code, ip });
  const call = { userId, key, route: 'store/withdrawApply', request: { storeId, amount } };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const store = await lockStore(tx, storeId);
      requireStoreNotStopped(store);
      if (!hasOwnPayee(store)) throw new DomainError('store_payee_name');
      const owner: Owner = { ownerType: 'store', ownerId: storeId };
      await lockOwner(tx, owner);
      requireAvailable(amount, await getStoreAvailable(tx, storeId));
      const at = ctx.clock.now();
      const target = { payee: copyStorePayee(ctx, store), since: await getPayeeSince(tx, store) };
      const withdrawal = await askOutside(tx, { ctx, member, owner, settings, amount, ip, at }, target);
      await notifyStore(tx, withdrawal, { event: 'storeWithdrawalAsked', at, except: userId });
      return { no: withdrawal.no };
    }),
  );
}
