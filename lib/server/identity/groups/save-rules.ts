import { eq } from 'drizzle-orm';
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

/** Which rules are there, as `type:name`. */
export async function listRuleNames(db: Executor): Promise<Set<string>> {
  return new Set((await readRuleIds(db)).keys());
}

/** A rule with its place: the rule above it, and how far up it stands there. */
interface PlacedRule {
  rule: RuleDefinition;
  pid: number;
  weigh: number;
}

const placed = (rules: readonly RuleDefinition[], pid: number): PlacedRule[] =>
  rules.map((rule, index) => ({ rule, pid, weigh: 100 - index }));

const nameOf = ({ type, name }: Pick<RuleDefinition, 'type' | 'name'>) => `${type}:${name}`;

/**
 * Adds the rules of a tree that are not there yet, a level at a time, and leaves the others as the shop made them. Answers
 * the ids of the added ones by type and name.
 */
export async function addMissingRules(tx: Executor, rules: readonly RuleDefinition[]): Promise<Map<string, number>> {
  const known = await readRuleIds(tx);
  const added = new Map<string, number>();
  let level = placed(rules, 0);
  while (level.length > 0) {
    const missing = level.filter(({ rule }) => !known.has(nameOf(rule)));
    for (const [name, id] of await insertRules(tx, missing)) {
      known.set(name, id);
      added.set(name, id);
    }
    level = level.flatMap(({ rule }) => placed(rule.children ?? [], known.get(nameOf(rule)) ?? 0));
  }
  return added;
}

async function insertRules(tx: Executor, rules: readonly PlacedRule[]): Promise<Map<string, number>> {
  if (rules.length === 0) return new Map();
  const rows = rules.map(({ rule, pid, weigh }) => ({
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
  }));
  const saved = await tx
    .insert(userRules)
    .values(rows)
    .returning({ id: userRules.id, type: userRules.type, name: userRules.name });
  const ids = new Map(saved.map((rule) => [nameOf(rule), rule.id]));
  const texts = rules.flatMap(({ rule }) =>
    locales.map((locale) => ({ ruleId: ids.get(nameOf(rule)) ?? 0, locale, title: rule.title[locale] })),
  );
  await tx.insert(userRuleTexts).values(texts);
  return ids;
}

/** The languages that no rule has a title in: those that the shop has learnt since it wrote its rules. */
export async function listUntitledLocales(db: Executor): Promise<Locale[]> {
  const rows = await db.selectDistinct({ locale: userRuleTexts.locale }).from(userRuleTexts);
  return locales.filter((locale) => !rows.some((row) => row.locale === locale));
}

/** Writes the titles of these rules in a language. What operators have made has none in it until they write one. */
export async function addTitles(tx: Executor, rules: readonly RuleDefinition[], locale: Locale): Promise<void> {
  const ids = await readRuleIds(tx);
  const texts = rules.flatMap((rule) => {
    const ruleId = ids.get(nameOf(rule));
    return ruleId === undefined ? [] : [{ ruleId, locale, title: rule.title[locale] }];
  });
  await tx.insert(userRuleTexts).values(texts).onConflictDoNothing();
}

async function readRuleIds(db: Executor): Promise<Map<string, number>> {
  const rows = await db.select({ id: userRules.id, type: userRules.type, name: userRules.name }).from(userRules);
  return new Map(rows.map((rule) => [nameOf(rule), rule.id]));
}

/** The ids of rules by `type:name`; of those that are not there none. */
export async function findRuleIds(db: Executor, names: readonly string[]): Promise<Map<string, number>> {
  const requested = new Set(names);
  return new Map([...(await readRuleIds(db))].filter(([name]) => requested.has(name)));
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
