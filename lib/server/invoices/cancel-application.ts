import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { lockApplication, type Recipient } from './application-repository.ts';
import { moveApplication } from './move-application.ts';

/** I6: the recipient withdraws what nobody has issued. Throws `not_found`, also for one of others, and `status_changed`. */
export async function cancelApplication(
  ctx: ServerContext,
  { member, recipient }: { member: Member; recipient: Recipient },
  no: string,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, no, { recipient });
    await moveApplication(tx, application, { move: 'cancel', at: ctx.clock.now(), actor: member });
  });
}
