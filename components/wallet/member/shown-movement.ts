import type { BillMovement, MoneyMovement, PointsMovement } from '#lib/api/wallet/member-movements.ts';
import type { MovementKind } from './movement-filter.ts';

/** A line of a list of movements, whatever it counts. */
export interface ShownMovement {
  id: number;
  memo: string;
  /** Undefined from a foreign backend. */
  kind: MovementKind | undefined;
  /** The recharge behind it. */
  rechargeNo: string | undefined;
  unit: 'CNY' | 'PT';
  /** Yuan with two decimals, or whole points; signed. */
  change: string;
  after: string;
  time: number;
}

export function ofMoney(movement: MoneyMovement): ShownMovement {
  return { ...shared(movement), unit: 'CNY', change: movement.money, after: movement.after };
}

export function ofPoints(movement: PointsMovement): ShownMovement {
  const { score, after } = movement;
  return { ...shared(movement), unit: 'PT', change: String(score), after: String(after) };
}

export function ofBill(movement: BillMovement): ShownMovement {
  return movement.unit === 'CNY' ? ofMoney(movement) : ofPoints(movement);
}

function shared({ id, memo, kind, no, create_time }: MoneyMovement | PointsMovement) {
  return { id, memo, kind, rechargeNo: kind === 'recharge' ? no : undefined, time: create_time };
}
