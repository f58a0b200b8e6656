import type { ServerContext } from '../db/context.ts';
import { toUnixSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { moveQuotation } from './move-quotation.ts';
import { notifyCustomerOf } from './notify-parties.ts';
import type { Quotation } from './repository.ts';
import { isOwn, isPooled, lockForSeller, type Seller } from './seller.ts';

/**
 * Q3: takes a quotation up. From the pool the first one gets it, the others `already_taken` with when; opening again
 * what one has opened changes nothing. Throws `not_found`, `store_not_open`, `own_record`, `status_changed`.
 */
export async function openQuotation(ctx: ServerContext, seller: Seller, no: string): Promise<void> {
  const at = ctx.clock.now();
  const { side, storeId, member } = seller;
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockForSeller(tx, seller, no);
    requireFree(quotation, seller);
    if (quotation.status === 'quoting') return;
    const facts = { storeId, assigneeId: member.userId, openedAt: at };
    const opened = await moveQuotation(tx, quotation, { move: 'open', at, side, actor: member, facts });
    if (isPooled(quotation)) await notifyCustomerOf(tx, opened, { event: 'quoteOpened', cause: `${opened.id}`, at });
  });
}

function requireFree(quotation: Quotation, seller: Seller): void {
  if (isPooled(quotation)) return;
  const { submittedAt, status, openedAt, assigneeId } = quotation;
  const isOthers = !isOwn(quotation, seller) || (seller.side === 'platform' && isTaken(assigneeId, seller));
  if (status === 'quoting' && isOthers) {
    throw new DomainError('already_taken', { data: { time: toUnixSeconds(openedAt) } });
  }
  if (submittedAt === null || status === 'draft' || !isOwn(quotation, seller)) throw new DomainError('not_found');
}

/** Another operator works on it. */
function isTaken(assigneeId: number | null, { member }: Seller): boolean {
  return assigneeId !== null && assigneeId !== member.userId;
}
