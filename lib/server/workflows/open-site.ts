import type { IndexAnswer } from '#lib/contract/index-answer.ts';
import type { ServerContext } from '../db/context.ts';
import { headNavigation, listGuestRules, listMemberRules, namesById, withoutStoreRules } from '../identity/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { describeSite, getSettings, type SiteReader } from '../site/index.ts';
import { describeMember } from './describe-member.ts';

/** The first call of every client: site settings, navigation, and for members all about themselves (contract §2). */
export async function openSite(
  ctx: ServerContext,
  { actor, token, locale, shopAddress }: SiteReader & { actor: Actor; token: string },
): Promise<IndexAnswer> {
  const isMember = actor.kind === 'member';
  const [site, settings, guestTrees, memberTrees, userInfo] = await Promise.all([
    describeSite(ctx, { locale, shopAddress }),
    getSettings(ctx),
    listGuestRules(ctx, locale),
    isMember ? listMemberRules(ctx, actor.userId, locale) : undefined,
    isMember ? describeMember(ctx, actor.userId, { token }) : ([] as []),
  ]);
  const { rules, menus: allMenus } = memberTrees ?? guestTrees;
  const menus = isMember && actor.storeId === undefined ? withoutStoreRules(allMenus) : allMenus;
  return {
    site: { ...site, headNav: headNavigation(guestTrees.rules), initialize: true, userInitialize: isMember },
    openMemberCenter: settings['member.isCenterOpen'],
    menusIdsName: namesById(menus),
    rules,
    menus,
    userInfo,
  };
}
