import { and, eq } from 'drizzle-orm';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { GroupKey } from '../login/create-user.ts';
import { userGroupRules, userGroups, userRules, userRuleTexts } from '../tables.ts';

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

/** Which rules are there, as `type:name`. */
export async function listRuleNames(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ type: userRules.type, name: userRules.name }).from(userRules);
  return new Set(rows.map(({ type, name }) => `${type}:${name}`));
}

/**
 * Adds the rules of a tree that are not there yet and leaves the others as the shop made them. Answers the ids of the
 * added ones by type and name.
 */
export async function addMissingRules(
  tx: Executor,
  rules: readonly RuleDefinition[],
  pid = 0,
): Promise<Map<string, number>> {
  const added = new Map<string, number>();
  for (const [index, rule] of rules.entries()) {
    const [known] = await tx
      .select({ id: userRules.id })
      .from(userRules)
      .where(and(eq(userRules.type, rule.type), eq(userRules.name, rule.name)));
    const id = known?.id ?? (await saveRule(tx, rule, pid, 100 - index));
    if (!known) added.set(`${rule.type}:${rule.name}`, id);
    for (const [name, childId] of await addMissingRules(tx, rule.children ?? [], id)) added.set(name, childId);
  }
  return added;
}

/** The ids of rules by `type:name`; of those that are not there none. */
export async function findRuleIds(db: Executor, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.select({ id: userRules.id, type: userRules.type, name: userRules.name }).from(userRules);
  const wanted = new Set(names);
  return new Map(
    rows.map(({ id, type, name }) => [`${type}:${name}`, id] as const).filter(([name]) => wanted.has(name)),
  );
}

/** Gives a group these rules beside those it has. A group that is not there gets none. */
export async function grantRules(tx: Executor, key: GroupKey, ruleIds: readonly number[]): Promise<void> {
  const [group] = await tx.select({ id: userGroups.id }).from(userGroups).where(eq(userGroups.key, key));
  if (!group || ruleIds.length === 0) return;
  const rows = ruleIds.map((ruleId) => ({ groupId: group.id, ruleId }));
  await tx.insert(userGroupRules).values(rows).onConflictDoNothing();
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
