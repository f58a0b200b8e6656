import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Fen } from '#lib/server/kernel/money.ts';

export interface PriceChange {
  /** Put on top, or with a minus taken off. */
  change: Fen;
  /** Missing: as it is. */
  freight?: Fen | undefined;
  /** What has to be paid now, as who changes it has read it: a change comes on top of that alone. Missing: of whatever it is. */
  expectedTotal?: Fen | undefined;
  reason: string;
}

interface PricedSums {
  goodsAmount: Fen;
  freightAmount: Fen;
  adjustAmount: Fen;
  pointsAmount: Fen;
  payableAmount: Fen;
}

/**
 * The sums of an order after a change of its price. Throws `status_changed` where it costs something else than who changes
 * it believes, so that the same change sent twice is made once; `invalid_input` at `change` for less than nothing and for
 * no change at all.
 */
export function newPrice(order: PricedSums, { change, freight, expectedTotal }: PriceChange) {
  if (order.payableAmount !== (expectedTotal ?? order.payableAmount)) throw new DomainError('status_changed');
  const freightAmount = freight ?? order.freightAmount;
  const adjustAmount = order.adjustAmount + change;
  const payableAmount = order.goodsAmount + freightAmount + adjustAmount - order.pointsAmount;
  if (payableAmount < 0) throw refusal('belowNothing');
  if (change === 0 && freightAmount === order.freightAmount) throw refusal('legalSame');
  return { freightAmount, adjustAmount, payableAmount };
}

const refusal = (key: 'belowNothing' | 'legalSame') =>
  new DomainError('invalid_input', { fields: { change: { key } } });
