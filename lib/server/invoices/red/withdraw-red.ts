import type { ServerContext } from '#lib/server/db/context.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { IssuerActor } from '../issuers/issuers.ts';
import { lockIssuedRed } from '../issuing/lock-issued.ts';
import { notifyRecipient } from '../notify/notify-parties.ts';
import { giveUpRed } from './give-up-red.ts';

/**
 * I9: the issuer takes a red letter back that has no document yet; the invoice is what it was. What a provider may have begun is
 * not taken back here: what it answers decides. Throws `not_found`, also for those of others, `own_record` and `status_changed`.
 */
export async function withdrawRed(
  ctx: ServerContext,
  actor: IssuerActor,
  redNo: string,
  reason: string,
): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const locked = await lockIssuedRed(tx, redNo, actor);
    const { status, provider, attempts } = locked.red;
    const isBegun = provider !== 'manual' && attempts > 0 && status !== 'await_buyer' && status !== 'await_seller';
    if (isBegun) throw new DomainError('status_changed');
    const move = status === 'confirmed' ? ('withdrawConfirmed' as const) : ('withdraw' as const);
    await giveUpRed(tx, locked, { move, at, actor: actor.member, reason });
    const notice = { event: 'invoiceRedWithdrawn', args: { reason }, cause: redNo, at } as const;
    await notifyRecipient(tx, locked.application, notice);
  });
}
