import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { type GoingBack, type Order, type Reclaim, reclaimFromOrder } from '#lib/server/orders/index.ts';
import { writeLine } from '#lib/server/settlement/index.ts';
import { accounts, post, reversePoints } from '#lib/server/wallet/index.ts';

/**
 * Money of a completed order no longer lies where orders' money lies: before it goes back, who got it gives it back (P7), and
 * points that were earned by it go. Whoever has spent it already owes it; what comes in next makes up for it.
 */
export async function reclaimSettled(tx: Executor, going: GoingBack, actor: Actor | undefined): Promise<void> {
  const { order, at } = going;
  const reclaim = await reclaimFromOrder(tx, going);
  if (!reclaim) return;
  const ref = { type: 'order', no: order.no };
  const idem = `reclaim:${reclaim.id}`;
  await writeReversal(tx, order, { reclaim, cause: idem, at });
  await post(tx, {
    type: 'order_reclaim',
    ref,
    idem,
    memo: { key: 'memoOrderReclaim', args: { no: order.no } },
    entries: [{ account: accounts.orderEscrow, amount: reclaim.cashAmount }, ...giversOf(order, reclaim)].filter(
      ({ amount }) => amount !== 0,
    ),
    actor,
    at,
  });
  const { earnedPoints: points } = reclaim;
  if (points === 0) return;
  const memo = { key: 'memoPointsReverse' as const, args: { no: order.no } };
  await reversePoints(tx, { userId: order.userId, points, ref, part: String(reclaim.id), memo, at });
}

async function writeReversal(
  tx: Executor,
  { id: orderId, storeId }: Order,
  { reclaim, cause, at }: { reclaim: Reclaim; cause: string; at: Date },
): Promise<void> {
  if (storeId === null) return;
  const { cashAmount, pointsAmount, commissionAmount, channelFeeAmount } = reclaim;
  await writeLine(tx, {
    storeId,
    kind: 'refund_reversal',
    orderId,
    cause,
    grossAmount: 0 - cashAmount - pointsAmount,
    commissionAmount: channelFeeAmount - commissionAmount,
    channelFeeAmount: 0 - channelFeeAmount,
    at,
  });
}

function giversOf({ storeId }: Order, reclaim: Reclaim) {
  const { cashAmount, pointsAmount, commissionAmount, channelFeeAmount, serviceFeeAmount, payoutAmount } = reclaim;
  if (storeId === null) return [{ account: accounts.incomeSales, amount: -cashAmount }];
  return [
    { account: accounts.expensePoints, amount: pointsAmount },
    { account: accounts.incomeCommission, amount: channelFeeAmount + serviceFeeAmount - commissionAmount },
    { account: accounts.incomePaymentFee, amount: -channelFeeAmount },
    { account: accounts.incomeServiceFee, amount: -serviceFeeAmount },
    { account: accounts.storePending(storeId), amount: -payoutAmount },
  ];
}
