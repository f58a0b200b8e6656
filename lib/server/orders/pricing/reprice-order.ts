import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { formatFen, splitByWeights } from '#lib/server/kernel/money.ts';
import { notifyCustomer } from '../dispatch/notify-stores.ts';
import { moveOrder } from '../move-order.ts';
import { insertAdjustment, listLines, type Order, type OrderLine } from '../repository.ts';
import { orderLines } from '../tables.ts';
import { newPrice, type PriceChange } from './new-price.ts';
import { type PointsTerms, pointsEarned } from './points-value.ts';
import type { PriceStep } from './price-of-change.ts';

interface Repricing extends PriceChange {
  terms: PointsTerms;
  actor: Member;
  at: Date;
}

/** O5: another price for an order that nobody has paid; no attempt to pay it is open. Throws what `newPrice` throws. */
export async function repriceOrder(tx: Executor, order: Order, repricing: Repricing): Promise<Order> {
  const { change, reason, terms, actor, at } = repricing;
  const { freightAmount, adjustAmount, payableAmount } = newPrice(order, repricing);
  const depositDueAmount = order.depositDueAmount < payableAmount ? order.depositDueAmount : 0;
  // What is taken off beyond the goods comes off the freight, which earns nothing.
  const pointsToEarn = pointsEarned(terms, Math.max(0, order.goodsAmount + adjustAmount - order.pointsAmount));
  const facts = { freightAmount, adjustAmount, payableAmount, depositDueAmount, pointsToEarn };
  const price: PriceStep = { before: order.payableAmount, after: payableAmount };
  const repriced = await moveOrder(tx, order, { move: 'adjust', at, actor, reason, facts, noted: { price } });
  await spreadOverLines(tx, repriced);
  const row = { orderId: order.id, reason, actorId: actor.userId, createdAt: at };
  if (change !== 0) await insertAdjustment(tx, { ...row, kind: 'price_change', amount: change });
  const freightChange = freightAmount - order.freightAmount;
  if (freightChange !== 0) await insertAdjustment(tx, { ...row, kind: 'freight_change', amount: freightChange });
  const args = { amount: formatFen(payableAmount), reason };
  await notifyCustomer(tx, order, { event: 'orderPriceChanged', args, cause: `${order.no}:${repriced.version}`, at });
  return repriced;
}

/** What is taken off beyond the goods comes off the freight, so that no line costs less than nothing. */
async function spreadOverLines(tx: Executor, order: Order): Promise<void> {
  const lines = await listLines(tx, [order.id]);
  const rests = lines.map(({ goodsAmount, pointsAllocAmount }) => goodsAmount - pointsAllocAmount);
  const goods = rests.reduce((sum, rest) => sum + rest, 0);
  const adjust = Math.max(order.adjustAmount, 0 - goods);
  const shares = splitByWeights(adjust, rests);
  const freight = splitByWeights(order.payableAmount - goods - adjust, weightsOf(lines));
  for (const [index, line] of lines.entries()) {
    const adjustAllocAmount = shares[index] ?? 0;
    const paidAmount = (rests[index] ?? 0) + adjustAllocAmount;
    const changes = { adjustAllocAmount, paidAmount, freightAllocAmount: freight[index] ?? 0 };
    await tx.update(orderLines).set(changes).where(eq(orderLines.id, line.id));
  }
}

const weightsOf = (lines: OrderLine[]) => lines.map(({ goodsAmount }) => goodsAmount);
