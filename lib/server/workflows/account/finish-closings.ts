import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  anonymiseUser,
  endClosing,
  listDueClosings,
  lockDueClosing,
  removeExports,
  type User,
} from '../../identity/index.ts';
import { forgetTitles } from '../../invoices/index.ts';
import { forgetMember, notify, queueMessage } from '../../messaging/index.ts';
import { forgetPromoter } from '../../referral/index.ts';
import { forgetApplicant } from '../../store/index.ts';
import { findObstacles } from './closing-blockers.ts';

/**
 * Ends the accounts whose cool-off is over, each in a transaction of its own. Safe to run twice and in two processes.
 * Returns how many ended.
 */
export async function finishClosings(ctx: ServerContext): Promise<number> {
  const find = () => listDueClosings(ctx.db, ctx.clock.now());
  const work = (tx: Executor, userId: number) => finish(ctx, tx, userId);
  return forEachDue(ctx, 'close-accounts', { find, keyOf: (userId) => userId, work });
}

/** What has come in during the cool-off keeps the account open; its owner is told once and it is tried again daily. */
async function finish(ctx: ServerContext, tx: Executor, userId: number): Promise<boolean> {
  const now = ctx.clock.now();
  const due = await lockDueClosing(tx, userId, now);
  if (!due) return false;
  const { blockers } = await findObstacles(tx, due.user);
  if (blockers.length > 0) {
    await notify(tx, { userId, event: 'closingBlocked', dedupeKey: `closing:${due.closing.id}`, now });
    return false;
  }
  await sayGoodbye(tx, due.user, now);
  await endClosing(tx, { userId, to: 'closed', now });
  await forgetMember(tx, userId);
  await forgetTitles(tx, { ownerType: 'user', ownerId: userId });
  await removeExports(tx, userId);
  await forgetApplicant(tx, userId, now);
  await forgetPromoter(tx, userId, now);
  await anonymiseUser(ctx, tx, userId);
  return true;
}

/** To the address that is about to be forgotten. */
async function sayGoodbye(tx: Executor, { email, mobile, locale }: User, now: Date): Promise<void> {
  const target = email !== null ? { channel: 'email' as const, recipient: email } : undefined;
  const to = target ?? (mobile === null ? undefined : { channel: 'mobile' as const, recipient: mobile });
  if (to) await queueMessage(tx, { ...to, locale, template: 'AccountClosed', values: {}, isSecret: false, now });
}
