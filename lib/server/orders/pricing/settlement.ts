import type { Fen } from '#lib/server/kernel/money.ts';
import type { Order, OrderLine } from '../repository.ts';
import { type FeeAmounts, type FeeTerms, feeBaseOf, feesOf, sumOfFees, termsOfLine } from './fees.ts';
import { goodsKept, pointsKept, pointsOfKept } from './points-back.ts';

export interface Settlement {
  /** What was paid and has not gone back. */
  cash: Fen;
  /** What points paid for, which the platform makes good to a store. */
  points: Fen;
  /** The platform's share, by line. */
  commissions: { lineId: number; amount: Fen }[];
  commission: Fen;
  /** What of that is for the way it was paid. */
  channelFee: Fen;
  /** What of it is for other services. */
  serviceFee: Fen;
  /** What is left for the store. */
  payout: Fen;
  /** What the customer earns. */
  pointsEarned: number;
  /** What of the money paid for goods, without freight, has not gone back. */
  goods: Fen;
}

type Settled = Pick<Order, 'paidAmount' | 'refundedAmount' | 'commissionBp' | 'pointsToEarn'>;

/**
 * Who gets what of an order that is completed (docs/domain/orders.md 8, P5): the commission is taken of the goods, of
 * each line what has not gone back, by the fees that were agreed for it.
 */
export function settlementOf(order: Settled, lines: readonly OrderLine[]): Settlement {
  const cash = order.paidAmount - order.refundedAmount;
  const points = lines.reduce((sum, line) => sum + pointsKept(line), 0);
  const fees = feesOfLines(
    lines,
    lines.map((line) => termsOfLine(order, line)),
  ).map((line) => line.fees);
  const commissions = lines.map(({ id: lineId }, index) => {
    const own = fees[index];
    return { lineId, amount: own ? sumOfFees(own) : 0 };
  });
  const commission = commissions.reduce((sum, { amount }) => sum + amount, 0);
  const channelFee = fees.reduce((sum, { payment }) => sum + payment, 0);
  const serviceFee = fees.reduce((sum, { service }) => sum + service, 0);
  const pointsEarned = pointsOfKept(order.pointsToEarn, lines);
  return {
    cash,
    points,
    commissions,
    commission,
    channelFee,
    serviceFee,
    payout: cash + points - commission,
    pointsEarned,
    goods: goodsKept(lines),
  };
}

/** What each line keeps of its goods, whoever pays for them, and what fees on these terms take of it. */
export function feesOfLines(
  lines: readonly OrderLine[],
  terms: readonly FeeTerms[][],
): { kept: Fen; fees: FeeAmounts }[] {
  return lines.map((line, index) => {
    const kept = goodsKept([line]) + pointsKept(line);
    return { kept, fees: feesOf({ whole: feeBaseOf(line), kept }, terms[index] ?? []) };
  });
}
