import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Order } from '../orders/index.ts';
import { placeHold } from '../wallet/index.ts';

/** Sets the points aside that orders use, until they are paid or closed. Throws `points_insufficient`. */
export async function holdPoints(
  tx: Executor,
  orders: Order[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  for (const { no, userId, pointsUsed: amount } of orders) {
    if (amount > 0) await placeHold(tx, { ref: { type: 'order', no }, unit: 'PT', userId, amount, actor, at });
  }
}
