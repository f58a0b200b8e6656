import type { ServerContext } from '../db/context.ts';
import { inTurn } from '../db/in-turn.ts';
import { expirePool, timeOutDispatches, warnOfTimeOuts } from '../orders/index.ts';
import { giveUpUnclaimed } from '../workflows/orders/give-up-orders.ts';

/** Orders that wait for a store: stores that do not answer lose them, and what nobody takes is given up. */
export async function timeOutOrders(ctx: ServerContext): Promise<void> {
  const parts = [warnOfTimeOuts, timeOutDispatches, expirePool, giveUpUnclaimed];
  await inTurn(parts.map((part) => () => part(ctx)));
}
