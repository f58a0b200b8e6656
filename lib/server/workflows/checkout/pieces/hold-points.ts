import type { Executor } from '#lib/server/db/connection.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import type { Order } from '#lib/server/orders/index.ts';
import { placeHold } from '#lib/server/wallet/index.ts';

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
