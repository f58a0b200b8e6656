import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { moveQuotation } from './move-quotation.ts';
import { notifyCustomerOf, notifySellerOf } from './notify-parties.ts';
import { lockQuotation, type Quotation, updateVersion } from './repository.ts';

interface Ending {
  no: string;
  reason: string;
}

/** Q10: gives a quotation up before there is an offer. Throws `not_found`, `status_changed`. */
export async function cancelQuotation(ctx: ServerContext, member: Member, { no, reason }: Ending): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, { userId: member.userId, no });
    const facts = { ...ended(at, reason), isBasket: false };
    await moveQuotation(tx, quotation, { move: 'cancel', at, side: 'customer', actor: member, reason, facts });
    const isTaken = quotation.status === 'quoting' || quotation.status === 'negotiating';
    if (isTaken) await notifySellerOf(tx, quotation, { event: 'quoteCancelled', cause: `${quotation.id}`, at });
  });
}

/**
 * Q10 by an operator, whoever answers it: its customer is told why, and its seller. Throws `not_found`, `status_changed`,
 * and `own_record` for one of the operator's own.
 */
export async function cancelForCustomer(ctx: ServerContext, operator: Member, { no, reason }: Ending): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, { no });
    if (quotation.userId === operator.userId) throw new DomainError('own_record');
    const facts = { ...ended(at, reason), isBasket: false };
    await moveQuotation(tx, quotation, { move: 'cancel', at, side: 'platform', actor: operator, reason, facts });
    const notified = { args: { reason }, cause: `${quotation.id}`, at };
    await notifyCustomerOf(tx, quotation, { event: 'quoteCancelledFor', ...notified });
    const isTaken = quotation.storeId !== null || (quotation.assigneeId ?? operator.userId) !== operator.userId;
    if (isTaken) await notifySellerOf(tx, quotation, { event: 'quoteCancelledForSeller', ...notified });
  });
}

/** Q8: turns an offer down. Throws `not_found`, `quote_expired`, `status_changed`. */
export async function declineQuotation(ctx: ServerContext, member: Member, { no, reason }: Ending): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const quotation = await lockQuotation(tx, { userId: member.userId, no });
    requireValid(quotation, at);
    const facts = ended(at, reason);
    await moveQuotation(tx, quotation, { move: 'decline', at, side: 'customer', actor: member, reason, facts });
    await setCurrentStatus(tx, quotation, 'declined');
    const cause = `${quotation.id}:${quotation.currentVersionId}`;
    await notifySellerOf(tx, quotation, { event: 'quoteDeclined', args: { reason }, cause, at });
  });
}

/** What ends a quotation, whoever ends it. */
export function ended(at: Date, closeReason: string) {
  return { closedAt: at, closeReason, answerDeadline: null };
}

/** Throws `quote_expired` once the time to answer an offer is over, whether the job has said so yet or not. */
export function requireValid({ status, validUntil }: Quotation, at: Date): void {
  const isOver = status === 'quoted' && validUntil !== null && validUntil <= at;
  if (isOver || status === 'expired') throw new DomainError('quote_expired');
}

export async function setCurrentStatus(
  tx: Executor,
  { currentVersionId }: Quotation,
  status: 'superseded' | 'accepted' | 'declined' | 'expired' | 'sent',
): Promise<void> {
  if (currentVersionId !== null) await updateVersion(tx, currentVersionId, { status });
}
