import { and, count, eq, inArray } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { holdsRule, type Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { newSecretToken } from '../../kernel/ids.ts';
import { userGroupRules, userGroups, userRules, users } from '../tables.ts';
import { isFixedGroup } from './group-names.ts';
import { listGrantedRules } from './group-repository.ts';

interface GroupChange {
  id?: number | undefined;
  version: number;
  names: Record<Locale, string>;
  status: 'enable' | 'disable';
  ruleIds: number[];
}

type Group = typeof userGroups.$inferSelect;
type Rule = typeof userRules.$inferSelect;

/**
 * Makes or changes a group. Rules come with all above them, since a rule whose parent is missing leads nowhere. Answers
 * its id. Throws `not_found`, `status_changed` where groups or rules have changed since, `group_fixed` for the group that
 * may do everything and for switching off what the shop begins with, and `no_permission` for giving or taking a rule that
 * the operator does not hold, be it by switching the group on or off.
 */
export async function saveGroupRules(ctx: ServerContext, operator: Member, change: GroupChange): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const group = change.id === undefined ? await insertGroup(tx, change) : await lockGroupRow(tx, change.id);
    if (change.id !== undefined) refuse(group, change);
    const before = await listGrantedRules(tx, group.id);
    const requested = await withParents(tx, change.ruleIds);
    await requireHeld(tx, operator, before, requested);
    // Switched off it takes everything from its people, switched on it gives it.
    if (group.status !== change.status) await requireHeld(tx, operator, before, []);
    const now = ctx.clock.now();
    await tx
      .update(userGroups)
      .set({ names: change.names, status: change.status, updatedAt: now })
      .where(eq(userGroups.id, group.id));
    await replaceGrants(tx, group.id, before, requested);
    await logStatusChange(tx, {
      entityType: 'user_group',
      entityId: group.id,
      from: change.id === undefined ? null : group.status,
      to: change.status,
      event: 'save',
      actor: operator,
      data: { rules: requested.length, added: difference(requested, before), taken: difference(before, requested) },
    });
    return group.id;
  });
}

async function insertGroup(tx: Executor, { names, status }: GroupChange): Promise<Group> {
  const key = `desk_${newSecretToken().slice(0, 12).toLowerCase()}`;
  const [group] = await tx.insert(userGroups).values({ key, names, status }).returning();
  if (!group) throw new Error('the group was not stored');
  return group;
}

async function lockGroupRow(tx: Executor, id: number): Promise<Group> {
  const [group] = await tx.select().from(userGroups).where(eq(userGroups.id, id)).for('update');
  if (!group) throw new DomainError('not_found');
  return group;
}

function refuse(group: Group, { version, status }: GroupChange): void {
  if (group.hasAllRules) throw new DomainError('group_fixed');
  if (isFixedGroup(group.key) && status === 'disable') throw new DomainError('group_fixed');
  if (group.version !== version) throw new DomainError('status_changed');
}

async function withParents(tx: Executor, ids: number[]): Promise<number[]> {
  const rows = await tx.select({ id: userRules.id, pid: userRules.pid }).from(userRules);
  const parentOf = new Map(rows.map(({ id, pid }) => [id, pid]));
  if (ids.some((id) => !parentOf.has(id))) {
    throw new DomainError('invalid_input', { fields: { rule_ids: { key: 'choice' } } });
  }
  const all = new Set<number>();
  for (const id of ids) {
    for (let at: number | undefined = id; at !== undefined && at !== 0 && !all.has(at); at = parentOf.get(at))
      all.add(at);
  }
  return [...all];
}

const difference = (left: readonly number[], right: readonly number[]) => left.filter((id) => !right.includes(id));

/** Nobody gives or takes what they may not do themselves; directories and pages of customers are nobody's secret. */
async function requireHeld(tx: Executor, operator: Member, before: number[], requested: number[]): Promise<void> {
  const changed = [...difference(requested, before), ...difference(before, requested)];
  if (changed.length === 0) return;
  const rules: Rule[] = await tx.select().from(userRules).where(inArray(userRules.id, changed));
  const isRefused = rules.some(({ type, name }) => type !== 'menu_dir' && !holdsRule(operator, name));
  if (isRefused) throw new DomainError('no_permission');
}

async function replaceGrants(tx: Executor, groupId: number, before: number[], requested: number[]): Promise<void> {
  const [added, taken] = [difference(requested, before), difference(before, requested)];
  if (taken.length > 0) {
    await tx
      .delete(userGroupRules)
      .where(and(eq(userGroupRules.groupId, groupId), inArray(userGroupRules.ruleId, taken)));
  }
  if (added.length > 0) await tx.insert(userGroupRules).values(added.map((ruleId) => ({ groupId, ruleId })));
}

/** Throws `not_found`, `group_fixed` for what the shop begins with, and `group_in_use` while it has users. */
export async function removeGroup(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const group = await lockGroupRow(tx, id);
    if (isFixedGroup(group.key) || group.hasAllRules) throw new DomainError('group_fixed');
    const [members] = await tx.select({ total: count() }).from(users).where(eq(users.groupId, id));
    if ((members?.total ?? 0) > 0) throw new DomainError('group_in_use');
    await requireHeld(tx, operator, await listGrantedRules(tx, id), []);
    await tx.delete(userGroups).where(eq(userGroups.id, id));
    const change = { entityType: 'user_group', entityId: id, from: group.status, to: 'removed', event: 'remove' };
    await logStatusChange(tx, { ...change, actor: operator });
  });
}
