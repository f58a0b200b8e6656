import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { requireNoMoreThan } from '../account/set-user-status.ts';
import { getGroupKey, lockUser } from '../account/user-repository.ts';
import { userGroups, users } from '../tables.ts';
import { isStoreGroup } from './group-names.ts';
import { listNodesOfGroup } from './permissions.ts';

interface GroupAssignment {
  id: number;
  groupId: number;
  reason: string;
}

/**
 * Gives a user another group, which counts from the next request on. Throws `not_found`, `own_record` for oneself,
 * `no_permission` where the old or the new group may do what the operator may not, and `group_of_store` where either
 * comes with a role in a store.
 */
export async function assignGroup(ctx: ServerContext, operator: Member, assignment: GroupAssignment): Promise<void> {
  if (assignment.id === operator.userId) throw new DomainError('own_record');
  await ctx.db.transaction((tx) => assign(ctx, tx, { operator, ...assignment }));
}

async function assign(
  ctx: ServerContext,
  tx: Executor,
  { operator, id, groupId, reason }: GroupAssignment & { operator: Member },
): Promise<void> {
  const user = await lockUser(tx, id);
  const [group] = await tx.select().from(userGroups).where(eq(userGroups.id, groupId));
  if (group?.status !== 'enable') throw new DomainError('invalid_input', { fields: { group_id: { key: 'choice' } } });
  const before = await getGroupKey(tx, user.groupId);
  if (isStoreGroup(before) || isStoreGroup(group.key)) throw new DomainError('group_of_store');
  for (const each of [user.groupId, groupId]) requireNoMoreThan(operator, await listNodesOfGroup(ctx, each));
  await tx.update(users).set({ groupId, updatedAt: ctx.clock.now() }).where(eq(users.id, id));
  const change = { entityType: 'user', entityId: id, from: before, to: group.key, event: 'group' };
  await logStatusChange(tx, { ...change, actor: operator, reason });
}
