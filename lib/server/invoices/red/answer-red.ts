import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import type { Recipient } from '../application-repository.ts';
import { notifyIssuer } from '../notify/notify-parties.ts';
import { notifyRefused } from '../notify/notify-refused.ts';
import { giveUpRed } from './give-up-red.ts';
import { type LockedRed, lockRed } from './lock-red.ts';
import { moveRed } from './move-red.ts';

/** Who acts for whoever gets an invoice: the customer, or somebody of the store. */
export interface RecipientActor {
  member: Member;
  recipient: Recipient;
}

/**
 * The recipient agrees that all or a part of an invoice is taken back. Throws `not_found`, also for those of others, and
 * `status_changed` where it does not wait for that, or not any more.
 */
export async function confirmRed(ctx: ServerContext, by: RecipientActor, redNo: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const { application, red } = requireAsked(await lockRed(tx, redNo, { recipient: by.recipient }), at);
    await moveRed(tx, red, { move: 'confirm', at, actor: by.member, facts: { nextAt: at } });
    if (red.provider !== 'manual') return;
    const event = { store: 'invoiceRedToDo', desk: 'invoiceRedToDoDesk' } as const;
    const args = { red: formatFen(red.amount), cause: red.cause };
    await notifyIssuer(tx, application, { event, args, cause: redNo, at });
  });
}

/** I9: the recipient does not agree, and says why. Throws as above. */
export async function denyRed(ctx: ServerContext, by: RecipientActor, redNo: string, reason: string): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const locked = requireAsked(await lockRed(tx, redNo, { recipient: by.recipient }), at);
    await giveUpRed(tx, locked, { move: 'denyAsBuyer', at, actor: by.member, reason });
    await notifyRefused(tx, locked, { reason, at });
  });
}

function requireAsked(locked: LockedRed | undefined, now: Date): LockedRed {
  if (!locked) throw new DomainError('not_found');
  const { status, expiresAt } = locked.red;
  if (status !== 'await_buyer' || (expiresAt !== null && expiresAt <= now)) throw new DomainError('status_changed');
  return locked;
}
