import type { ServerContext } from '#lib/server/db/context.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { lockApplication, type Recipient } from '../application-repository.ts';
import { moveApplication } from '../move-application.ts';

/**
 * I6: whoever asked for an invoice has thought better of it; what it was of can be asked for again. Throws `not_found`, also for
 * one of others, and `status_changed`.
 */
export async function cancelInvoice(
  ctx: ServerContext,
  { actor, ...recipient }: Recipient & { actor: Actor & { kind: 'member' } },
  no: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, no, { recipient });
    await moveApplication(tx, application, { move: 'cancel', at: ctx.clock.now(), actor, facts: { nextAt: null } });
  });
}
