import type { MessageRef } from '#lib/server/kernel/errors.ts';
import { type Fen, shareByBasisPoints, splitByWeights } from '#lib/server/kernel/money.ts';
import { unitPriceOfFen, writeUnitPrice } from '#lib/specification/unit-price.ts';

interface FlooredLine {
  qty: number;
  /** What is offered for all of it. */
  amount: Fen;
  /** What it costs by the list; undefined where there is no list price. */
  list: Fen | undefined;
  /** Basis points of that; 0: any price will do. */
  floorBp: number;
}

/**
 * Where an offer goes below its floor, by field of the offer: at the price of each line, or where only the discount on the
 * whole takes lines below it, there.
 */
export function findBelowFloor(lines: FlooredLine[], discount: Fen): Record<string, MessageRef> {
  const floors = lines.map(({ list, floorBp }) => (list === undefined ? 0 : shareByBasisPoints(list, floorBp)));
  const faults = lines.flatMap(({ amount, qty }, index) => {
    const floor = floors[index] ?? 0;
    if (amount >= floor) return [];
    const values = { floor: writeUnitPrice(Math.ceil(unitPriceOfFen(floor) / qty)) };
    return [[`items.${index}.unit_price`, { key: 'belowFloor', values }] as const];
  });
  if (faults.length > 0 || discount === 0) return Object.fromEntries(faults);
  const amounts = lines.map(({ amount }) => amount);
  const goods = amounts.reduce((sum, amount) => sum + amount, 0);
  const shares = splitByWeights(Math.min(discount, goods), amounts);
  const isBelow = amounts.some((amount, index) => amount - (shares[index] ?? 0) < (floors[index] ?? 0));
  return isBelow ? { discount: { key: 'belowFloorDiscount' } } : {};
}
