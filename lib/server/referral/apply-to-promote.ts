import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '../db/context.ts';
import { notifyHolders } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { findPromoter, movePromoter } from './move-promoter.ts';

/**
 * A member asks to promote, with the own words about where and to whom. Throws `applications_closed` where nobody has to ask
 * or referrals are closed, and `status_changed` while one waits, is active or frozen.
 */
export async function applyToPromote(ctx: ServerContext, member: Member, plan: string): Promise<void> {
  const { userId } = member;
  const settings = await getSettings(ctx);
  if (!settings['referral.isOpen'] || settings['referral.promoters'] !== 'applied') {
    throw new DomainError('applications_closed');
  }
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const from = (await findPromoter(tx, userId)) ?? null;
    const facts = { plan, appliedAt: at, reason: '', reviewedBy: null, reviewedAt: null };
    await movePromoter(tx, 'apply', { userId, from, actor: member, at, facts });
    await notifyHolders(tx, {
      event: 'promoterApplied',
      args: { userId, isAgain: from ? 'yes' : 'no' },
      link: userPath('desk/promoters', { status: 'pending' }),
      cause: `${userId}:${at.getTime()}`,
      except: userId,
      now: at,
    });
  });
}
