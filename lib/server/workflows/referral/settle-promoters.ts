import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { formatFen } from '../../kernel/money.ts';
import { notify } from '../../messaging/index.ts';
import { listPromotersDue, type Settlement, settlePromoter } from '../../referral/index.ts';
import { accounts, post } from '../../wallet/index.ts';

/**
 * Releases commissions whose time is over (P8), one settlement a promoter and day. Answers how many. Safe to run twice and in
 * two processes at once.
 */
export async function settlePromotersDue(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const work = async (tx: Executor, { userId }: { userId: number }) => {
    const settlement = await settlePromoter(tx, { userId, at });
    if (!settlement) return false;
    await credit(tx, settlement, at);
    await tell(tx, settlement, at);
    return true;
  };
  const find = () => listPromotersDue(ctx);
  return forEachDue(ctx, 'referral-release', { find, keyOf: ({ userId }) => userId, work });
}

async function credit(tx: Executor, { no, userId, platformAmount, storeAmount }: Settlement, at: Date): Promise<void> {
  const released = platformAmount + storeAmount;
  if (released === 0) return;
  await post(tx, {
    type: 'referral_release',
    ref: { type: 'referral_settlement', no },
    idem: `referral_release:${no}`,
    memo: { key: 'memoReferralRelease', args: { no } },
    entries: [
      { account: accounts.commissionAvailable(userId), amount: released },
      { account: accounts.expenseReferral, amount: -platformAmount },
      { account: accounts.referralPayable, amount: -storeAmount },
    ].filter(({ amount }) => amount !== 0),
    at,
  });
}

/** Money that came is told; what was only taken back has been told with the refund of its order. */
async function tell(tx: Executor, { no, userId, platformAmount, storeAmount }: Settlement, at: Date): Promise<void> {
  const released = platformAmount + storeAmount;
  if (released === 0) return;
  const args = { no, amount: formatFen(released) };
  await notify(tx, { userId, event: 'commissionReleased', args, dedupeKey: `settlement:${no}`, now: at });
}
