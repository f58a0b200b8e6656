import type { Fen } from '#lib/server/kernel/money.ts';

export interface PointsTerms {
  /** Points that are worth one yuan. */
  perYuan: number;
  /** How much of the goods points may pay at most. */
  maxShareBp: number;
  /** How much of what is paid for goods comes back as points. */
  earnBp: number;
}

/** What so many points are worth, rounded down. */
export function pointsValue({ perYuan }: PointsTerms, points: number): Fen {
  return Math.floor((points * 100) / perYuan);
}

/** The fewest points that are worth as much as these: what a rounding would swallow stays with the customer. */
export function pointsSpent(terms: PointsTerms, points: number): number {
  return Math.ceil((pointsValue(terms, points) * terms.perYuan) / 100);
}

/** How many points may be used for goods of this price by somebody who has so many. */
export function usablePoints(terms: PointsTerms, { goods, owned }: { goods: Fen; owned: number }): number {
  const most = Math.floor((goods * terms.maxShareBp) / 10_000);
  return pointsSpent(terms, Math.max(0, Math.min(owned, Math.floor((most * terms.perYuan) / 100))));
}

/** Points that so much paid for goods, without freight, brings (docs/domain/wallet.md 5). */
export function pointsEarned({ earnBp, perYuan }: PointsTerms, paid: Fen): number {
  return Number((BigInt(paid) * BigInt(earnBp) * BigInt(perYuan)) / 1_000_000n);
}
