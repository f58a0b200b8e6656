import { type Fen, shareByBasisPoints, splitByWeights } from '../kernel/money.ts';
import type { Order, OrderLine } from './repository.ts';

export interface Settlement {
  /** What was paid and has not gone back. */
  cash: Fen;
  /** What points paid for, which the platform makes good to a store. */
  points: Fen;
  /** The platform's share, by line. */
  commissions: { lineId: number; amount: Fen }[];
  commission: Fen;
  /** What is left for the store. */
  payout: Fen;
  /** What the customer earns. */
  pointsEarned: number;
}

type Settled = Pick<Order, 'paidAmount' | 'refundedAmount' | 'pointsAmount' | 'commissionBp' | 'pointsToEarn'>;

/**
 * Who gets what of an order that is completed (docs/domain/orders.md 8, P5): the commission is taken of the goods, of
 * each line what has not gone back, at the rate that was agreed when it was sold.
 */
export function settlementOf(order: Settled, lines: readonly OrderLine[]): Settlement {
  const cash = order.paidAmount - order.refundedAmount;
  const points = pointsKept(order);
  const shares = splitByWeights(
    points,
    lines.map(({ pointsAllocAmount }) => pointsAllocAmount),
  );
  const commissions = lines.map((line, index) => ({
    lineId: line.id,
    amount: shareByBasisPoints(goodsKept(line) + (shares[index] ?? 0), order.commissionBp),
  }));
  const commission = commissions.reduce((sum, { amount }) => sum + amount, 0);
  const pointsEarned = order.paidAmount > 0 ? Math.floor((order.pointsToEarn * cash) / order.paidAmount) : 0;
  return { cash, points, commissions, commission, payout: cash + points - commission, pointsEarned };
}

/** Used points go back in the proportion of the money. */
function pointsKept({ pointsAmount, paidAmount, refundedAmount }: Settled): Fen {
  return paidAmount === 0 ? pointsAmount : pointsAmount - Math.floor((pointsAmount * refundedAmount) / paidAmount);
}

const goodsKept = ({ paidAmount, refundedAmount }: OrderLine) => paidAmount - refundedAmount;
