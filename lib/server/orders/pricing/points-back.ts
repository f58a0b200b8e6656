import { type Fen, splitByWeights } from '#lib/server/kernel/money.ts';
import type { OrderLine } from '../repository.ts';

type Paid = Pick<OrderLine, 'qty' | 'refundedQty' | 'paidAmount' | 'refundedAmount'>;

/** What points stand for in a line. */
type WithPoints = Paid & Pick<OrderLine, 'pointsAllocAmount'>;

/**
 * What of something that belongs to the goods of a line goes with those that went back (docs/domain/orders.md 5): the share of
 * the money that was paid for these goods, without freight, rounded down over all that has gone. Goods that cost no money take
 * it along with their last piece.
 */
export function goneWithGoods(whole: number, { qty, refundedQty, paidAmount, refundedAmount }: Paid): number {
  if (paidAmount === 0) return refundedQty === qty ? whole : 0;
  return Number((BigInt(whole) * BigInt(refundedAmount)) / BigInt(paidAmount));
}

/** What used points still pay of a line, in fen. */
export const pointsKept = (line: WithPoints): Fen =>
  line.pointsAllocAmount - goneWithGoods(line.pointsAllocAmount, line);

/**
 * How many of the points that were used for an order are with its customer again once its lines say so. They are spread over
 * the lines as they were when they were used; exactly all of them are back when all goods are, whatever becomes of the freight.
 */
export function pointsGone(pointsUsed: number, lines: readonly (Paid & Pick<OrderLine, 'goodsAmount'>)[]): number {
  if (pointsUsed === 0) return 0;
  const shares = splitByWeights(
    pointsUsed,
    lines.map(({ goodsAmount }) => goodsAmount),
  );
  return lines.reduce((sum, line, index) => sum + goneWithGoods(shares[index] ?? 0, line), 0);
}

/**
 * What is earned of points that were promised for the goods, or kept of those that were earned by so much of them (`of`, in
 * fen; by default what was paid for all): the share of what has not gone back, rounded down. Goods that cost no money
 * earn nothing.
 */
export function pointsOfKept(points: number, lines: readonly Paid[], of: Fen = goodsPaid(lines)): number {
  if (of === 0) return 0;
  return Number((BigInt(points) * BigInt(goodsKept(lines))) / BigInt(of));
}

/** What was paid for the goods of these lines, without freight and points. */
const goodsPaid = (lines: readonly Paid[]): Fen => lines.reduce((sum, { paidAmount }) => sum + paidAmount, 0);

/** What of that has not gone back. */
export const goodsKept = (lines: readonly Paid[]): Fen =>
  lines.reduce((sum, { paidAmount, refundedAmount }) => sum + paidAmount - refundedAmount, 0);
