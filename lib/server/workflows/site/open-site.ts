import type { IndexAnswer } from '#lib/contract/site/shop-index.ts';
import { withoutMissingPages } from '#lib/routes/member-menu.ts';
import type { ServerContext } from '../../db/context.ts';
import {
  headNavigation,
  listGuestRules,
  listMemberRules,
  namesById,
  type RuleTrees,
  withoutStoreRules,
} from '../../identity/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { describeSite, getSettings, type SiteReader } from '../../site/index.ts';
import { describeMember } from '../account/describe-member.ts';

/** By the trees that `identity` keeps: each is looked through once. */
const looked = new WeakMap<RuleTrees, RuleTrees>();

/** Clients of the family show whatever is listed: a page that is not there must not be. */
function existing(trees: RuleTrees): RuleTrees {
  const known = looked.get(trees);
  if (known) return known;
  const found = { rules: withoutMissingPages(trees.rules), menus: withoutMissingPages(trees.menus) };
  looked.set(trees, found);
  return found;
}

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
    isMember ? listMemberRules(ctx, actor, locale) : undefined,
    isMember ? describeMember(ctx, actor.userId, { token, locale }) : ([] as []),
  ]);
  const { rules, menus: allMenus } = existing(memberTrees ?? guestTrees);
  const menus = isMember && actor.storeId === undefined ? withoutStoreRules(allMenus) : allMenus;
  return {
    site: { ...site, headNav: headNavigation(existing(guestTrees).rules), initialize: true, userInitialize: isMember },
    openMemberCenter: settings['member.isCenterOpen'],
    menusIdsName: namesById(menus),
    rules,
    menus,
    userInfo,
  };
}
