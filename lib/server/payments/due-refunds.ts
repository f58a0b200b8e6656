import type { ServerContext } from '../db/context.ts';
import { lockDueRefunds, planRefund, type Refund } from './refund-repository.ts';
import { nextTryAt } from './refund-rules.ts';

const batchSize = 200;

/**
 * Refunds that are to be tried now, each with its next try planned already: a process that dies on the way tries again,
 * and two processes never try the same one at once.
 */
export async function claimDueRefunds(ctx: ServerContext): Promise<Refund[]> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const due = await lockDueRefunds(tx, now, batchSize);
    const claimed: Refund[] = [];
    for (const refund of due) {
      const attempts = refund.attempts + 1;
      const plan = { attempts, nextAt: nextTryAt(attempts, now) };
      await planRefund(tx, refund.id, plan);
      claimed.push({ ...refund, ...plan });
    }
    return claimed;
  });
}
