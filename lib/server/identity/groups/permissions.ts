import { and, eq, inArray, or } from 'drizzle-orm';
import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import type { ServerContext } from '../../db/context.ts';
import { userGroupRules, userGroups, userRules, users } from '../tables.ts';

export type Group = Pick<typeof userGroups.$inferSelect, 'id' | 'hasAllRules' | 'status' | 'version'>;

/** What a read of a `Group` selects. */
export const groupColumns = {
  id: userGroups.id,
  hasAllRules: userGroups.hasAllRules,
  status: userGroups.status,
  version: userGroups.version,
};

/** May live long: the version in the key changes with the rules. */
const cache = createBriefCache<ReadonlySet<string>>({ life: 600_000 });

/** Permission nodes of a group: the names of its rules in lower case, or `*` (contract §6). */
export async function listNodes(ctx: ServerContext, group: Group): Promise<ReadonlySet<string>> {
  if (group.status !== 'enable') return new Set();
  if (group.hasAllRules) return new Set(['*']);
  return cache.get(ctx.db, `${group.id}:${group.version}`, async () => {
    const rows = await ctx.db.select({ name: userRules.name }).from(userRules).where(rulesOf(ctx, group));
    return new Set(rows.map(({ name }) => name.toLowerCase()));
  });
}

/** The same of a group by its id, read anew. A group that is gone may do nothing. */
export async function listNodesOfGroup(ctx: ServerContext, groupId: number): Promise<ReadonlySet<string>> {
  const [group] = await ctx.db.select().from(userGroups).where(eq(userGroups.id, groupId));
  return group ? listNodes(ctx, group) : new Set();
}

/** The same of whoever a user is. */
export async function listNodesOfUser(ctx: ServerContext, userId: number): Promise<ReadonlySet<string>> {
  const [group] = await ctx.db
    .select(groupColumns)
    .from(users)
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(eq(users.id, userId));
  return group ? listNodes(ctx, group) : new Set();
}

/** Condition on `user_rules`: enabled, and granted to the group or public. */
export function rulesOf(ctx: ServerContext, group: Group) {
  const isEnabled = eq(userRules.status, 'enable');
  if (group.hasAllRules) return isEnabled;
  const granted = ctx.db
    .select({ id: userGroupRules.ruleId })
    .from(userGroupRules)
    .where(eq(userGroupRules.groupId, group.id));
  return and(isEnabled, or(inArray(userRules.id, granted), eq(userRules.noLoginValid, true)));
}
