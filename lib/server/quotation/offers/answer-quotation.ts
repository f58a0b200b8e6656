import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { ended } from '../end-quotation.ts';
import { moveQuotation } from '../move-quotation.ts';
import { notifyCustomerOf } from '../notify-parties.ts';
import { lockForSeller, lockToEnd, requireOwn, type Seller } from '../seller.ts';
import { takenUpAgain } from './requote.ts';

/** Q9: cannot be done; also by a store that is closing. Throws `not_found`, `own_record`, `store_not_open`, `status_changed`. */
export async function rejectQuotation(
  ctx: ServerContext,
  seller: Seller,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const at = ctx.clock.now();
  const { side, member } = seller;
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockToEnd(tx, seller, no);
    requireOwn(quotation, seller);
    const facts = { ...ended(at, reason), assigneeId: quotation.assigneeId ?? member.userId };
    const moved = await moveQuotation(tx, quotation, { move: 'reject', at, side, actor: member, reason, facts });
    await notifyCustomerOf(tx, moved, {
      event: 'quoteRejected',
      args: { reason },
      cause: `${moved.id}:${moved.version}`,
      at,
    });
  });
}

/** Q12: the seller goes on by itself after an offer has ended. Throws `not_found`, `own_record`, `status_changed`. */
export async function requoteQuotation(ctx: ServerContext, seller: Seller, no: string): Promise<void> {
  const at = ctx.clock.now();
  const { side, member } = seller;
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockForSeller(tx, seller, no);
    requireOwn(quotation, seller);
    const { 'quote.slaHours': hours } = await getSettingsWithin(tx);
    const facts = {
      ...takenUpAgain,
      assigneeId: member.userId,
      answerDeadline: addSeconds(at, hours * 3600),
    };
    await moveQuotation(tx, quotation, { move: 'requote', at, side, actor: member, facts });
  });
}
