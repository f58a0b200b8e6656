import type { Fen } from '../kernel/money.ts';

interface PointsShare {
  /** All that was paid, what of it had gone back before, and what goes back now. */
  paid: Fen;
  before: Fen;
  amount: Fen;
  /** Nothing of the order stays: what is left of the points goes too, also where they alone paid for it. */
  isAll: boolean;
}

/**
 * How many of the used points go with an amount that goes back: their share of all that has gone back by then, rounded down,
 * less what went before. Over all parts exactly as many as were used.
 */
export function pointsBack(pointsUsed: number, { paid, before, amount, isAll }: PointsShare): number {
  const upTo = (back: Fen) => (paid === 0 ? 0 : Math.floor((pointsUsed * back) / paid));
  return (isAll ? pointsUsed : upTo(before + amount)) - upTo(before);
}
