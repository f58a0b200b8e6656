import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { ownRuleTypes } from '#lib/contract/site/desk-navigation.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { newSecretToken } from '../../kernel/ids.ts';
import { userRules, userRuleTexts } from '../tables.ts';
import { dropGuestRules } from './list-rules.ts';

export type NavigationRule = typeof userRules.$inferSelect;

/** Without these nobody could bring back what was switched off. */
const indispensable = new Set(['deskSite', 'desk/navigation']);

/** Navigation and menus in their order, with their titles by language. */
export async function listNavigation({
  db,
}: ServerContext): Promise<{ rule: NavigationRule; titles: Map<Locale, string> }[]> {
  const [rules, texts] = await Promise.all([
    db.select().from(userRules).where(ne(userRules.type, 'button')).orderBy(desc(userRules.weigh), asc(userRules.id)),
    db.select().from(userRuleTexts),
  ]);
  const titlesOf = Map.groupBy(texts, ({ ruleId }) => ruleId);
  return rules.map((rule) => ({
    rule,
    titles: new Map((titlesOf.get(rule.id) ?? []).map(({ locale, title }) => [locale, title])),
  }));
}

interface NavigationChange {
  id?: number | undefined;
  type: (typeof ownRuleTypes)[number];
  pid: number;
  titles: Record<Locale, string>;
  icon: string;
  menuType: 'tab' | 'link' | 'iframe';
  path: string;
  url: string;
  isPublic: boolean;
  status: 'enable' | 'disable';
}

/**
 * Changes an entry, or makes one. Of what the shop begins with only title, picture and whether it is shown: where it leads
 * is known to the code. Answers its id. Throws `not_found`, `invalid_input` for a parent that cannot have it, and
 * `rule_needed` for switching off what switching on again takes.
 */
export async function saveNavigation(ctx: ServerContext, operator: Member, change: NavigationChange): Promise<number> {
  const id = await ctx.db.transaction(async (tx) => {
    const rule = change.id === undefined ? await insertRule(tx, change) : await updateRule(tx, change.id, change);
    await writeTitles(tx, rule.id, change.titles);
    await note(tx, operator, { rule, event: change.id === undefined ? 'create' : 'save', to: change.status });
    return rule.id;
  });
  dropGuestRules(ctx);
  return id;
}

async function insertRule(tx: Executor, change: NavigationChange): Promise<NavigationRule> {
  const { type, pid, menuType, icon, isPublic, status } = change;
  await requireParent(tx, change);
  const [last] = await tx
    .select({ weigh: userRules.weigh })
    .from(userRules)
    .where(eq(userRules.pid, pid))
    .orderBy(asc(userRules.weigh))
    .limit(1);
  // A permission node of its own: two entries may lead to the same page.
  const name = `own/${newSecretToken().slice(0, 12).toLowerCase()}`;
  const [rule] = await tx
    .insert(userRules)
    .values({
      type,
      pid,
      name,
      icon,
      menuType,
      status,
      path: menuType === 'tab' ? change.path : '',
      url: menuType === 'tab' ? '' : change.url,
      noLoginValid: isPublic && type === 'nav',
      isOwn: true,
      weigh: (last?.weigh ?? 100) - 1,
    })
    .returning();
  if (!rule) throw new Error('the rule was not stored');
  return rule;
}

/** Entries of the side menu stand in a directory, all others at the top or below one of their kind. */
async function requireParent(tx: Executor, { type, pid }: NavigationChange): Promise<void> {
  if (pid === 0 && type !== 'menu') return;
  const [parent] = pid === 0 ? [] : await tx.select().from(userRules).where(eq(userRules.id, pid));
  const isFit = type === 'menu' ? parent?.type === 'menu_dir' : parent?.type === type && parent.pid === 0;
  if (!isFit) throw new DomainError('invalid_input', { fields: { pid: { key: 'choice' } } });
}

async function updateRule(tx: Executor, id: number, change: NavigationChange): Promise<NavigationRule> {
  const rule = await lockRule(tx, id);
  if (change.status === 'disable' && indispensable.has(rule.name)) throw new DomainError('rule_needed');
  const { icon, status, menuType } = change;
  const own = {
    menuType,
    path: menuType === 'tab' ? change.path : '',
    url: menuType === 'tab' ? '' : change.url,
    noLoginValid: change.isPublic && rule.type === 'nav',
  };
  await tx
    .update(userRules)
    .set({ icon, status, ...(rule.isOwn ? own : {}) })
    .where(eq(userRules.id, id));
  return rule;
}

async function lockRule(tx: Executor, id: number): Promise<NavigationRule> {
  const [rule] = await tx.select().from(userRules).where(eq(userRules.id, id)).for('update');
  if (!rule || rule.type === 'button') throw new DomainError('not_found');
  return rule;
}

/** A language without a title shows that of the default one. */
async function writeTitles(tx: Executor, ruleId: number, titles: Record<Locale, string>): Promise<void> {
  await tx.delete(userRuleTexts).where(eq(userRuleTexts.ruleId, ruleId));
  const rows = locales
    .filter((locale) => titles[locale] !== '')
    .map((locale) => ({ ruleId, locale, title: titles[locale] }));
  await tx.insert(userRuleTexts).values(rows);
}

/** Changes places with the neighbour on that side; at the end nothing happens. Throws `not_found`. */
export async function moveNavigation(
  ctx: ServerContext,
  operator: Member,
  { id, direction }: { id: number; direction: 'up' | 'down' },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const rule = await lockRule(tx, id);
    const siblings = await tx
      .select()
      .from(userRules)
      .where(and(eq(userRules.pid, rule.pid), ne(userRules.type, 'button')))
      .orderBy(desc(userRules.weigh), asc(userRules.id))
      .for('update');
    const sameKind = siblings.filter(({ type }) => isBeside(type, rule.type));
    const at = sameKind.findIndex((each) => each.id === id);
    const other = sameKind[direction === 'up' ? at - 1 : at + 1];
    if (!other) return;
    const order = siblings.map((each) => (each.id === id ? other.id : each.id === other.id ? id : each.id));
    for (const [index, ruleId] of order.entries()) {
      await tx
        .update(userRules)
        .set({ weigh: 1000 - index })
        .where(eq(userRules.id, ruleId));
    }
    await note(tx, operator, { rule, event: 'move', to: rule.status });
  });
  dropGuestRules(ctx);
}

/** Header entries, entries of the drop-down, and menus stand in lists of their own. */
function isBeside(left: NavigationRule['type'], right: NavigationRule['type']): boolean {
  const listOf = (type: NavigationRule['type']) => (type === 'nav' || type === 'nav_user_menu' ? type : 'menu');
  return listOf(left) === listOf(right);
}

/** Throws `not_found`, and `rule_needed` for what the shop begins with: that is switched off instead. */
export async function removeNavigation(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const rule = await lockRule(tx, id);
    if (!rule.isOwn) throw new DomainError('rule_needed');
    await tx.delete(userRules).where(eq(userRules.pid, id));
    await tx.delete(userRules).where(eq(userRules.id, id));
    await note(tx, operator, { rule, event: 'remove', to: 'removed' });
  });
  dropGuestRules(ctx);
}

async function note(
  tx: Executor,
  actor: Member,
  { rule, event, to }: { rule: NavigationRule; event: string; to: string },
): Promise<void> {
  const change = { entityType: 'rule', entityId: rule.id, from: rule.status, to, event, actor };
  await logStatusChange(tx, { ...change, data: { name: rule.name } });
  await announceChange(tx, ['site']);
}
