import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import type { Order } from '#lib/server/orders/index.ts';
import { type LostCommission, takeBackCommissions } from '#lib/server/referral/index.ts';
import { writeLine } from '#lib/server/settlement/index.ts';
import { accounts, post } from '#lib/server/wallet/index.ts';

interface Reversal {
  order: Order;
  /** As what a store sees it that gets its part back. */
  kind?: 'refund_reversal' | 'adjustment';
  actor?: Actor | undefined;
  at: Date;
}

/**
 * What goes back of an order, of which its lines say so already, takes its share of the commissions with it: what was released already is taken back (P9), which
 * may leave a debt; what a store has set aside for one is the store's again.
 */
export async function reverseCommissions(tx: Executor, reversal: Reversal): Promise<void> {
  const lost = await takeBackCommissions(tx, reversal.order.id, reversal.at);
  for (const part of lost) await bookLost(tx, part, reversal);
}

/** The postings of a part of a commission that is lost: none, where nobody had anything of it yet. */
export async function bookLost(
  tx: Executor,
  { commission, amount, entryId }: LostCommission,
  { order, kind = 'refund_reversal', actor, at }: Reversal,
): Promise<void> {
  const isReleased = entryId !== undefined;
  const { storeId } = order;
  const isStoreBorne = commission.bearer === 'store' && storeId !== null;
  // Before its order was completed nobody had set anything aside for it.
  if (!isReleased && !(isStoreBorne && commission.completedAt)) return;
  const from = isReleased ? accounts.commissionAvailable(commission.userId) : accounts.referralPayable;
  const to = isStoreBorne ? accounts.storePending(storeId) : accounts.expenseReferral;
  const idem = isReleased
    ? `referral_reverse:${entryId}`
    : `referral_give_back:${commission.id}:${commission.reversedAmount + amount}`;
  if (isStoreBorne) {
    const back = { kind, grossAmount: 0, referralAmount: -amount };
    await writeLine(tx, { ...back, storeId, orderId: order.id, cause: idem, at });
  }
  await post(tx, {
    type: 'referral_reverse',
    ref: { type: 'order', no: order.no },
    idem,
    memo: { key: 'memoReferralReverse', args: { no: order.no } },
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    actor,
    at,
  });
}
