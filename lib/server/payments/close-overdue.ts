import type { ServerContext } from '../db/context.ts';
import { movePayment } from './move-payment.ts';
import { lockOverdue } from './repository.ts';

const batchSize = 200;

/** Closes what nobody has paid in time. Safe to run twice and in two processes at once; answers how many. */
export async function closeOverduePayments(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const overdue = await lockOverdue(tx, at, batchSize);
    for (const payment of overdue) await movePayment(tx, payment, { move: 'close', at });
    return overdue.length;
  });
}
