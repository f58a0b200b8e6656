import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { moveQuotation } from '../move-quotation.ts';
import { notifySellerOf } from '../notify-parties.ts';
import { lockQuotation } from '../repository.ts';

/** Q12: asks for a new offer after one has ended. Throws `not_found`, `status_changed`. */
export async function askForRequote(ctx: ServerContext, member: Member, no: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, { userId: member.userId, no });
    const { 'quote.slaHours': hours } = await getSettingsWithin(tx);
    const facts = { ...takenUpAgain, answerDeadline: addSeconds(at, hours * 3600) };
    const moved = await moveQuotation(tx, quotation, { move: 'requote', at, side: 'customer', actor: member, facts });
    await notifySellerOf(tx, moved, { event: 'quoteRequoteAsked', cause: `${moved.id}:${moved.version}`, at });
  });
}

/** What no longer holds once somebody works on it again. */
export const takenUpAgain = { validUntil: null, closedAt: null, closeReason: '', rounds: 0 };
