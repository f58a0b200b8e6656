import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MenuRule } from '#lib/contract/site/shop-index.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { userGroups, userRules, userRuleTexts, users } from '../tables.ts';
import { type Group, groupColumns, rulesOf } from './permissions.ts';
import { guestTree, splitTree, toTree } from './rule-tree.ts';

export interface RuleTrees {
  rules: MenuRule[];
  menus: MenuRule[];
}

const memberCache = createBriefCache<RuleTrees>({ life: 600_000 });
/** Guests carry no version to compare with: a changed rule reaches them by its notice, without one within this time. */
const guestCache = createBriefCache<RuleTrees>({ life: 1000, staleBy: ['site'] });

/** This process shows guests what has changed at once. */
export const dropGuestRules = ({ db }: Pick<ServerContext, 'db'>) => guestCache.drop(db);

/** Navigation for who is not logged in. */
export async function listGuestRules(ctx: ServerContext, locale: Locale): Promise<RuleTrees> {
  return guestCache.get(ctx.db, locale, async () => {
    const rules = await readRules(ctx, locale, and(eq(userRules.status, 'enable'), eq(userRules.noLoginValid, true)));
    return { rules: guestTree(rules), menus: [] };
  });
}

/** Menus, navigation and permissions of a member's group, and what is public. */
export async function listMemberRules(
  ctx: ServerContext,
  member: Pick<Member, 'userId' | 'group'>,
  locale: Locale,
): Promise<RuleTrees> {
  const group = member.group ?? (await findGroupOf(ctx.db, member.userId));
  if (group?.status !== 'enable') return listGuestRules(ctx, locale);
  return memberCache.get(ctx.db, `${locale}:${group.id}:${group.version}`, async () =>
    splitTree(toTree(await readRules(ctx, locale, rulesOf(ctx, group)))),
  );
}

async function findGroupOf(db: Executor, userId: number): Promise<Group | undefined> {
  const [group] = await db
    .select(groupColumns)
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(users.id, userId));
  return group;
}

async function readRules(ctx: ServerContext, locale: Locale, where: SQL | undefined): Promise<MenuRule[]> {
  const own = alias(userRuleTexts, 'own');
  const fallback = alias(userRuleTexts, 'fallback');
  const rows = await ctx.db
    .select({ rule: userRules, own: own.title, fallback: fallback.title })
    .from(userRules)
    .leftJoin(own, and(eq(own.ruleId, userRules.id), eq(own.locale, locale)))
    .leftJoin(fallback, and(eq(fallback.ruleId, userRules.id), eq(fallback.locale, defaultLocale)))
    .where(where)
    .orderBy(desc(userRules.weigh), asc(userRules.id));
  return rows.map((row) => toMenuRule(row.rule, row.own ?? row.fallback ?? row.rule.name));
}

function toMenuRule(rule: typeof userRules.$inferSelect, title: string): MenuRule {
  return {
    id: rule.id,
    pid: rule.pid,
    type: rule.type,
    title,
    name: rule.name,
    path: rule.path,
    icon: rule.icon,
    menu_type: rule.menuType,
    url: rule.url,
    component: rule.component,
    no_login_valid: rule.noLoginValid ? 1 : 0,
    extend: rule.extend,
  };
}
