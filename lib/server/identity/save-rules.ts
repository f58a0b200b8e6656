import { eq } from 'drizzle-orm';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import type { Executor } from '../db/connection.ts';
import type { GroupKey } from './create-user.ts';
import { userGroupRules, userGroups, userRules, userRuleTexts } from './tables.ts';

export interface RuleDefinition {
  type: (typeof userRules.$inferSelect)['type'];
  /** Unique within its type; also the permission node. */
  name: string;
  title: Record<Locale, string>;
  /** Missing: the same as the name. */
  path?: string;
  icon?: string;
  menuType?: (typeof userRules.$inferSelect)['menuType'];
  url?: string;
  isPublic?: boolean;
  extend?: (typeof userRules.$inferSelect)['extend'];
  children?: RuleDefinition[];
}

/** Writes a tree of rules, earlier ones heavier. Existing ones are brought up to date. Returns every id by its name. */
export async function saveRules(tx: Executor, rules: readonly RuleDefinition[], pid = 0): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, rule] of rules.entries()) {
    const id = await saveRule(tx, rule, pid, 100 - index);
    ids.set(`${rule.type}:${rule.name}`, id);
    for (const [name, childId] of await saveRules(tx, rule.children ?? [], id)) ids.set(name, childId);
  }
  return ids;
}

async function saveRule(tx: Executor, rule: RuleDefinition, pid: number, weigh: number): Promise<number> {
  const row = {
    pid,
    type: rule.type,
    name: rule.name,
    path: rule.path ?? rule.name,
    icon: rule.icon ?? '',
    menuType: rule.menuType ?? ('tab' as const),
    url: rule.url ?? '',
    noLoginValid: rule.isPublic ?? false,
    extend: rule.extend ?? ('none' as const),
    weigh,
  };
  const [saved] = await tx
    .insert(userRules)
    .values(row)
    .onConflictDoUpdate({ target: [userRules.type, userRules.name], set: row })
    .returning({ id: userRules.id });
  const ruleId = saved?.id ?? 0;
  for (const locale of locales) {
    const title = rule.title[locale];
    await tx
      .insert(userRuleTexts)
      .values({ ruleId, locale, title })
      .onConflictDoUpdate({ target: [userRuleTexts.ruleId, userRuleTexts.locale], set: { title } });
  }
  return ruleId;
}

/** Makes sure that a group exists and may do exactly this: all, or the listed rules. */
export async function saveGroup(tx: Executor, key: GroupKey, grants: 'all' | number[]): Promise<void> {
  const hasAllRules = grants === 'all';
  const [group] = await tx
    .insert(userGroups)
    .values({ key, hasAllRules })
    .onConflictDoUpdate({ target: userGroups.key, set: { hasAllRules } })
    .returning({ id: userGroups.id });
  const groupId = group?.id ?? 0;
  await tx.delete(userGroupRules).where(eq(userGroupRules.groupId, groupId));
  if (grants === 'all' || grants.length === 0) return;
  await tx.insert(userGroupRules).values(grants.map((ruleId) => ({ groupId, ruleId })));
}

export async function hasGroup(db: Executor, key: GroupKey): Promise<boolean> {
  const found = await db.select({ id: userGroups.id }).from(userGroups).where(eq(userGroups.key, key));
  return found.length > 0;
}
