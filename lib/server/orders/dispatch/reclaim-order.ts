import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { orderReclaims } from '../money-tables.ts';
import { pointsOfKept } from '../pricing/points-back.ts';
import { type Settlement, settlementOf } from '../pricing/settlement.ts';
import type { Order, OrderLine } from '../repository.ts';
import { orderLines } from '../tables.ts';

export type Reclaim = typeof orderReclaims.$inferSelect;

/** A completed order before and after something of it goes back. */
export interface GoingBack {
  order: Order;
  /** All that has gone back of it or is on its way: before, and with what goes back now. */
  backBefore: Fen;
  backAfter: Fen;
  linesBefore: readonly OrderLine[];
  linesAfter: readonly OrderLine[];
  at: Date;
}

/**
 * What each has to give back (P7): the difference between who gets what now and who gets what then, so that any number of
 * parts comes to the same as one.
 */
function reclaimOf({ order, linesBefore, linesAfter }: GoingBack, then: Settlement, now: Settlement) {
  const cashAmount = then.cash - now.cash;
  const earnedPoints = earnedBy(order, linesBefore) - earnedBy(order, linesAfter);
  if (order.storeId === null) return { cashAmount, pointsAmount: 0, earnedPoints };
  return {
    cashAmount,
    pointsAmount: then.points - now.points,
    commissionAmount: then.commission - now.commission,
    channelFeeAmount: then.channelFee - now.channelFee,
    serviceFeeAmount: then.serviceFee - now.serviceFee,
    payoutAmount: then.payout - now.payout,
    earnedPoints,
  };
}

/** `pointsToEarn` says since completion what was earned by the goods that were kept then. */
function earnedBy({ pointsToEarn, settledGoodsAmount }: Order, lines: readonly OrderLine[]): number {
  return pointsOfKept(pointsToEarn, lines, settledGoodsAmount ?? undefined);
}

/**
 * Writes down what is taken back, and the commission that each line is left with; moving the money is the caller's part.
 * Undefined: nobody has anything of it to give back.
 */
export async function reclaimFromOrder(tx: Executor, going: GoingBack): Promise<Reclaim | undefined> {
  const { order, backBefore, backAfter, linesBefore, linesAfter, at } = going;
  const then = settlementOf({ ...order, refundedAmount: backBefore }, linesBefore);
  const now = settlementOf({ ...order, refundedAmount: backAfter }, linesAfter);
  const amounts = reclaimOf(going, then, now);
  if (amounts.cashAmount === 0 && amounts.pointsAmount === 0) return undefined;
  const [reclaim] = await tx
    .insert(orderReclaims)
    .values({ ...amounts, orderId: order.id, createdAt: at })
    .returning();
  if (!reclaim) throw new Error('nothing was written');
  for (const { lineId, amount } of order.storeId === null ? [] : now.commissions) {
    await tx.update(orderLines).set({ commissionAmount: amount }).where(eq(orderLines.id, lineId));
  }
  return reclaim;
}
