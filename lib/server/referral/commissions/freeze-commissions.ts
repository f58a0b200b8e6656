import type { Executor } from '#lib/server/db/connection.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { Order } from '#lib/server/orders/index.ts';
import { lockCommissionsOf, moveCommission } from './commission-repository.ts';

/** Once an order has been received its commissions wait for the end of the time in which it can go back. */
export async function freezeCommissions(
  tx: Executor,
  { order, days, at }: { order: Order; days: number; at: Date },
): Promise<void> {
  const wait = addSeconds(at, days * 86_400);
  const { aftersaleDeadline: end } = order;
  const frozenUntil = end && end > wait ? end : wait;
  for (const commission of await lockCommissionsOf(tx, order.id)) {
    if (commission.status !== 'pending') continue;
    await moveCommission(tx, commission, { move: 'freeze', at, facts: { frozenUntil } });
  }
}
