import type { ServerContext } from '#lib/server/db/context.ts';
import { claimEach } from '#lib/server/db/row-by-row/claim-each.ts';
import { lockDueRefunds, planRefund, type Refund } from './refund-repository.ts';
import { nextTryAt } from './refund-rules.ts';

/**
 * Refunds of a channel that are to be tried now, each with its next try planned already: a process that dies on the way tries again,
 * and two processes never try the same one at once.
 */
export async function claimDueRefunds(ctx: ServerContext, channel: Refund['channel'], most: number): Promise<Refund[]> {
  const now = ctx.clock.now();
  return claimEach(ctx, 'refunds', {
    lock: (tx, limit) => lockDueRefunds(tx, { channel, now, limit }),
    most,
    keyOf: ({ no }: Refund) => no,
    plan: async (tx, refund) => {
      const attempts = refund.attempts + 1;
      const plan = { attempts, nextAt: nextTryAt(attempts, now) };
      await planRefund(tx, refund.id, plan);
      return { ...refund, ...plan };
    },
  });
}
