import type { SpreadReason } from '#lib/contract/identity/shop-login.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { findUserByRecommendCode, getUser, type User } from '../identity/index.ts';
import { addSeconds } from '../kernel/clock.ts';
import { getSettings, type Settings } from '../site/index.ts';
import { mayPromote } from './commissions/commission-rules.ts';
import { keepPromoter } from './move-promoter.ts';
import { listPromoters } from './promoter-repository.ts';
import { isNewCustomer, judgeBinding } from './rules.ts';
import { readSharedCode } from './shared-code.ts';
import { findTie, listAncestors, lockTies, tie } from './ties.ts';

interface BindingRequest {
  userId: number;
  /** The referral code as the visitor brought it, with the campaign of the link behind it. */
  code: string;
  source: 'register' | 'link';
  /** Whether the user has a paid order; orders are another module's knowledge. */
  hasBought: boolean;
}

/**
 * Ties a user to who recommended the shop, once, for good or for as long as the settings say. Never throws for a code that
 * cannot be bound.
 */
export async function bindReferral(ctx: ServerContext, tx: Executor, request: BindingRequest): Promise<SpreadReason> {
  const { userId, source } = request;
  const settings = await getSettings(ctx);
  const at = ctx.clock.now();
  await lockTies(tx);
  const user = await getUser(tx, userId);
  const { code, campaign } = readSharedCode(request.code);
  const parent = await findUserByRecommendCode(tx, code);
  const ancestors = parent ? await listAncestors(tx, parent.id) : [];
  const reason = judgeBinding({
    isOpen: settings['referral.isOpen'],
    isBound: (await findTie(tx, { userId, at })) !== undefined,
    userId,
    parent: parent && { id: parent.id, isPromoter: await isPromoter(tx, parent, settings) },
    ancestors,
    mustBeNew: settings['referral.bind'] === 'new',
    isNew: isNewCustomer(
      { joinedAt: user.joinedAt, hasBought: request.hasBought },
      at,
      settings['referral.newForHours'],
    ),
  });
  if (reason !== 'bound' || !parent) return reason;
  const days = settings['referral.bindDays'];
  const expiresAt = days === 0 ? null : addSeconds(at, days * 86_400);
  await tie(tx, { userId, parentId: parent.id, boundAt: at, source, campaign, expiresAt });
  await keepPromoter(tx, parent.id, at);
  return 'bound';
}

async function isPromoter(tx: Executor, { id }: User, settings: Settings): Promise<boolean> {
  const [promoter] = await listPromoters(tx, [id]);
  return promoter !== undefined && mayPromote(promoter, settings);
}
